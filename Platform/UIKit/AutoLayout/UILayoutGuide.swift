/// A rectangle that takes part in layout like a view, but is none: nothing is drawn and nothing touched there.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, @preconcurrency NSCoding {
    /// A name by which to recognise the guide. Names that begin with "UI" or "NS" are the system's.
    open var identifier = ""

    /// The view in whose coordinates the guide lies, and which keeps it. Setting it adds the guide to that view.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    /// The view that the guide is in.
    final var owner: UIView? {
        get { ownerReference?.itemAsView }
        set { ownerReference = newValue?.layoutReference }
    }
    private final var ownerReference: LayoutReference?

    /// What of its view the guide stands for, if it is one of the system's.
    final let kind: SystemGuideKind?

    /// Whether constraints say where the guide is: the system's follow from their view, but for the content of a scroll view.
    final var isSolved: Bool { kind == nil || kind == .scrollContent }

    /// Where the layout has put the guide. A guide of the system's is where its view says at any time.
    final var solvedFrame = CGRect.zero
    nonisolated final let layoutReference = LayoutReference()

    /// Makes a guide that is in no view yet.
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

    /// Makes a guide of what was put into an archive. It is in no view yet.
    public required init?(coder: NSCoder) {
        kind = nil
        super.init()
        identifier = coder.string("UILayoutGuideIdentifier") ?? ""
        layoutReference.refer(to: self)
    }

    deinit { layoutReference.clear() }

    /// Puts the guide's name into an archive. The view that has it archives its constraints.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "UILayoutGuideIdentifier")
    }

    /// The guide's rectangle in the coordinates of its view.
    open var layoutFrame: CGRect {
        guard !isSolved, let owner else { return solvedFrame }
        return owner.bounds.inset(by: insets)
    }

    /// How far the guide's edges are inside of those of its view. Zero for a guide that is none of the system's.
    final var insets: UIEdgeInsets {
        guard let kind, let owner else { return .zero }
        return kind.insets(in: owner)
    }

    final var layoutView: UIView? { owner }
    final var layoutSuperview: UIView? { owner }

    /// The guide's view; for what is said of that view's own edges, the one around it.
    final var surroundingView: UIView? {
        switch kind {
        case .layoutMargins, .safeArea, .readableContent, .keyboard: owner?.parentView
        case .scrollContent, .scrollFrame, nil: owner
        }
    }
}
