import Testing
import UIKit

class OverriddenView: UIView {
    var count = 1
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: count) }
}
private class InheritingView: OverriddenView {}
private final class FocusView: OverriddenView {
    override var canBecomeFirstResponder: Bool { false }
}
private class GenericView<Value>: OverriddenView { var value: Value? }

class OverridesOfView: OverriddenView {
    override var canBecomeFirstResponder: Bool { isHidden || super.canBecomeFirstResponder }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        fitting.width += 10
        return fitting
    }
    override class var layerClass: AnyClass { CAShapeLayer.self }
}
private final class PlainView: OverriddenView {}

@MainActor
@Suite struct ClassOverridesTests {
    @Test("overrides are those of a class and of its subclasses that inherit the methods")
    func install() {
        ClassOverrides.install(OverridesOfView.self, comparedWith: PlainView.self)
        for view in [OverriddenView(), InheritingView(frame: .zero), GenericView<Int>()] {
            view.count = 3
            #expect(view.sizeThatFits(.zero) == CGSize(width: 11, height: 3))
            #expect(view.layer is CAShapeLayer)
            #expect(!view.canBecomeFirstResponder)
            view.isHidden = true
            #expect(view.canBecomeFirstResponder)
        }
        let own: OverriddenView = FocusView()
        own.isHidden = true
        #expect(!own.canBecomeFirstResponder && own.sizeThatFits(.zero).width == 11)
        #expect(!UIView().canBecomeFirstResponder && !(UIView().layer is CAShapeLayer))
    }

    @Test("a class returns itself for coding, from which apps find its bundle")
    func classForCoder() {
        let type: NSObject.Type = FocusView.self
        #expect(type.classForCoder() == FocusView.self)
    }
}
