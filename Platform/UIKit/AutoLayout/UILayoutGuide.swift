/// A rectangle that participates in layout like a view, but draws nothing and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, @preconcurrency NSCoding {
    /// A name that identifies the guide. The prefixes "UI" and "NS" are reserved for the system.
    open var identifier = ""

    /// The view that owns the guide and in whose coordinates it is measured. Setting it adds the guide to
    /// that view.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    /// The view that owns the guide.
    final var owner: UIView? {
        get { ownerReference?.itemAsView }
        set { ownerReference = newValue?.layoutReference }
    }
    private final var ownerReference: LayoutReference?

    /// The kind of a system guide, or `nil` for other guides.
    final let kind: SystemGuideKind?

    /// Whether constraints determine the guide's frame. System guides other than that of a scroll view's
    /// content follow their view instead.
    final var isSolved: Bool { kind == nil || kind == .scrollContent }

    /// The frame that layout has determined. Not used for guides that follow their view.
    final var solvedFrame = CGRect.zero
    nonisolated final let layoutReference = LayoutReference()

    /// Creates a guide without an owning view.
    public override init() {
        kind = nil
        super.init()
        layoutReference.refer(to: self)
    }

    init(_ kind: SystemGuideKind) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        layoutReference.refer(to: self)
    }

    /// Creates a guide from an archive, without an owning view.
    public required init?(coder: NSCoder) {
        kind = nil
        super.init()
        identifier = coder.string("UILayoutGuideIdentifier") ?? ""
        layoutReference.refer(to: self)
    }

    deinit { layoutReference.clear() }

    /// Encodes the identifier. The owning view archives the constraints.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "UILayoutGuideIdentifier")
    }

    /// The guide's frame in the coordinates of its view.
    open var layoutFrame: CGRect {
        guard !isSolved, let owner else { return solvedFrame }
        return owner.bounds.inset(by: insets)
    }

    /// The distances of the guide's edges from those of its view. Zero for guides that constraints
    /// determine.
    final var insets: UIEdgeInsets {
        guard let kind, let owner else { return .zero }
        return kind.insets(in: owner)
    }

    final var layoutView: UIView? { owner }
    final var layoutSuperview: UIView? { owner }

    /// The owning view, or its superview for guides that represent the owning view's own edges.
    final var enclosingView: UIView? {
        switch kind {
        case .layoutMargins, .safeArea, .readableContent, .keyboard: owner?.parentView
        case .scrollContent, .scrollFrame, nil: owner
        }
    }

    // MARK: Anchors

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }

    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }

    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }

    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }

    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }

    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { dimension(.width) }

    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { dimension(.height) }

    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }

    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }

    // MARK: Diagnosis

    /// Whether constraints do not fully determine the guide's frame.
    open var hasAmbiguousLayout: Bool {
        determiningEngine.map { engine, frame in !engine.undeterminedParts(of: frame).isEmpty } ?? false
    }

    /// Returns the constraints that determine the position and size of the guide on an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        determiningEngine.map { engine, frame in engine.constraintsDetermining(frame, axis) } ?? []
    }
}
