/// The half of a stepper that increments or decrements its value. The stepper handles its touches.
@MainActor
final class StepperButton: UIView {
    let side: UIStepper.Side

    init(_ side: UIStepper.Side) {
        self.side = side
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("StepperButton.init(coder:) is not supported. Decode a UIStepper instead.")
    }
}

extension StepperButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let word: SpokenWord = side == .increment ? .increment : .decrement
        let isEnabled = (superview as? UIStepper)?.state(of: side) != .disabled
        return StandardAccessibility(
            role: .button, isElement: true, label: word.text, traits: isEnabled ? .button : [.button, .notEnabled])
    }
}
