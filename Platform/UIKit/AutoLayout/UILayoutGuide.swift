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
}
