/// The custom background and divider images of a stepper, and the views that show them.
@MainActor
final class StepperImages {
    struct DividerKey: Hashable {
        var left: UInt
        var right: UInt
    }

    var backgrounds = StateValues<UIImage>()
    var dividers: [DividerKey: UIImage] = [:]
    private let backgroundViews = [UIImageView(), UIImageView()]
    private let dividerView = UIImageView()

    /// Returns the divider between two buttons in their states, or in the normal state.
    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        let normal = UIControl.State.normal.rawValue
        return [(left.rawValue, right.rawValue), (left.rawValue, normal), (normal, right.rawValue), (normal, normal)]
            .lazy.compactMap { self.dividers[DividerKey(left: $0, right: $1)] }.first
    }

    /// Shows the images of the states of the left and the right button.
    func show(left: UIControl.State, right: UIControl.State, in stepper: UIStepper) {
        for (view, state) in zip(backgroundViews, [left, right]) {
            view.image = backgrounds[state]
            if view.superview == nil { stepper.insertSubview(view, at: 0) }
        }
        dividerView.image = divider(left: left, right: right)
        if dividerView.superview == nil { stepper.addSubview(dividerView) }
        layout(in: stepper.bounds)
    }

    /// Places the images in the bounds of the stepper.
    func layout(in bounds: CGRect) {
        let half = bounds.width / 2
        for (index, view) in backgroundViews.enumerated() {
            view.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: bounds.height)
        }
        let width = dividerView.image?.size.width ?? 0
        dividerView.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
    }
}

private enum StepperImagesKey: FeatureKey {
    static var defaultValue: StepperImages? { nil }
}

extension UIStepper {
    final var customImages: StepperImages? { features[StepperImagesKey.self] }

    /// Whether images replace the stepper's background.
    final var hasCustomBackground: Bool { customImages?.backgrounds.all.isEmpty == false }

    private func changeImages(_ change: (StepperImages) -> Void) {
        let images = customImages ?? StepperImages()
        change(images)
        features[StepperImagesKey.self] = images
        imagesDidChange()
    }

    /// Sets the background image of each button in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        changeImages { $0.backgrounds[state] = image }
    }

    /// Returns the background image of each button in a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { customImages?.backgrounds[state] }

    /// Sets the image between the buttons in their states. That of the normal states is used where none is set.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        let key = StepperImages.DividerKey(left: leftState.rawValue, right: rightState.rawValue)
        changeImages { $0.dividers[key] = image }
    }

    /// Returns the image between the buttons in their states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        customImages?.divider(left: leftState, right: rightState)
    }
}
