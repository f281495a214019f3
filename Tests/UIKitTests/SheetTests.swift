import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Sheets", .serialized)
struct SheetTests {
    private static let top: CGFloat = 57
    private static let largeHeight: CGFloat = 844 - 57
    /// Half of the screen plus the bottom safe area.
    private static let mediumHeight: CGFloat = 422 + 34

    private let fixture = PresentationFixture()

    private func presentSheet(
        _ detents: [UISheetPresentationController.Detent] = [.large()],
        _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) -> (controller: LoggingController, delegate: LoggingPresentationDelegate) {
        let controller = fixture.make("sheet")
        let delegate = fixture.delegate
        controller.sheetPresentationController?.delegate = delegate
        controller.sheetPresentationController?.detents = detents
        controller.sheetPresentationController.map(setUp)
        fixture.present(controller)
        _ = fixture.log.take()
        return (controller, delegate)
    }

    private func top(of controller: UIViewController) -> CGFloat {
        let card = controller.sheetPresentationController?.presentedView
        return card.map { ($0.convert($0.bounds, to: nil).minY * 1000).rounded() / 1000 } ?? .nan
    }

    /// Drags slowly, so that the location decides rather than the velocity, and optionally keeps the touch
    /// down.
    private func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true) {
        let screen = fixture.screen
        screen.touchDown(at: CGPoint(x: 200, y: start))
        for step in 1...10 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
        }
        screen.advance(by: 0.2)
        screen.touchMove(to: CGPoint(x: 200, y: end))
        screen.advanceFrame()
        if lifts { screen.touchUp(at: CGPoint(x: 200, y: end)) }
    }

    @Test("a large sheet begins below the top, scales the presenter behind it, and has no top safe area")
    func large() {
        let (sheet, _) = presentSheet()
        #expect(top(of: sheet) == Self.top)
        #expect(sheet.view.bounds.height == Self.largeHeight)
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let behind = fixture.root.view.convert(fixture.root.view.bounds, to: nil)
        #expect(abs(behind.minX - 16) < 0.01 && abs(behind.minY - 47) < 0.01)
        #expect(fixture.root.view.safeAreaInsets.top == 47)
        sheet.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.view.frame == UIScreen.main.bounds)
    }

    @Test("a medium sheet is half as high as the screen, and does not scale the presenter")
    func medium() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        #expect(top(of: sheet) == 844 - Self.mediumHeight)
        #expect(fixture.root.view.convert(fixture.root.view.bounds, to: nil) == UIScreen.main.bounds)
    }

    @Test("the sheet follows the touch after a threshold of ten points")
    func following() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 330, lifts: false)
        let card = sheet.sheetPresentationController?.presentedView
        let shown = card?.layer.presentation().map { $0.convert($0.bounds, to: nil as CALayer?).minY }
        #expect(abs((shown ?? 0) - (Self.top + 120)) < 1)
    }

    @Test("a drag beyond the middle dismisses the sheet and calls the delegate")
    func dismissing() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 640)
        #expect(fixture.log.take() == ["will dismiss", "sheet will disappear"])
        #expect(sheet.isBeingDismissed)
        fixture.screen.settle()
        #expect(fixture.log.take() == ["sheet did disappear", "did dismiss"])
        #expect(fixture.root.presentedViewController == nil && sheet.view.window == nil)
        #expect(fixture.root.view.frame == UIScreen.main.bounds && fixture.root.view.superview is UIWindow)
    }

    @Test("a drag that ends before the middle is canceled, and the sheet appears again")
    func cancellation() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 420)
        #expect(
            fixture.log.take() == [
                "will dismiss", "sheet will disappear", "sheet will appear", "sheet is appearing",
            ])
        fixture.screen.settle()
        #expect(fixture.log.take() == ["sheet did appear"])
        #expect(top(of: sheet) == Self.top && fixture.root.presentedViewController === sheet)
        drag(from: 200, to: 640)
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("a drag that reverses selects the nearest detent")
    func reversing() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        drag(from: 420, to: 560, lifts: false)
        for step in 1...10 {
            fixture.screen.advance(by: 0.05)
            fixture.screen.touchMove(to: CGPoint(x: 200, y: 560 - 44 * CGFloat(step)))
        }
        fixture.screen.advance(by: 0.2)
        fixture.screen.touchMove(to: CGPoint(x: 200, y: 120))
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 120))
        fixture.screen.settle()
        #expect(fixture.log.take().filter { $0.hasPrefix("sheet") }.last == "sheet did appear")
        #expect(top(of: sheet) == Self.top && fixture.root.presentedViewController === sheet)
    }

    @Test("a short flick dismisses the sheet by its velocity")
    func flick() {
        let (_, _) = presentSheet()
        fixture.screen.fling(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 200), duration: 0.1)
        fixture.screen.settle()
        #expect(fixture.log.take().last == "did dismiss")
    }

    @Test("a programmatic dismissal does not call the delegate")
    func programmaticDismissal() {
        let (sheet, _) = presentSheet()
        sheet.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.log.take() == ["sheet will disappear", "sheet did disappear"])
    }

    @Test(
        "a sheet that can't be dismissed is damped and returns, and the delegate is notified of the attempt",
        arguments: [true, false])
    func modal(_ isModal: Bool) {
        let (sheet, delegate) = presentSheet()
        if isModal { sheet.isModalInPresentation = true } else { delegate.shouldDismiss = false }
        drag(from: 200, to: 700, lifts: false)
        let pulled = top(of: sheet) - Self.top
        #expect(pulled > 20 && pulled < 300)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 700))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["did attempt to dismiss"])
        #expect(top(of: sheet) == Self.top)
    }

    @Test("dragging a medium sheet up selects the large detent and calls the delegate, with damping beyond it")
    func detents() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        drag(from: 420, to: 200, lifts: false)
        #expect(abs(top(of: sheet) - (388 - 210)) < 0.01)
        #expect(sheet.view.bounds.height == 844 - top(of: sheet))
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 200))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["detent large"] && top(of: sheet) == Self.top)
        drag(from: 200, to: 90, lifts: false)
        #expect(top(of: sheet) < Self.top && top(of: sheet) > Self.top - 70)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 90))
        fixture.screen.settle()
        #expect(top(of: sheet) == Self.top && fixture.log.take().isEmpty)
    }

    @Test("dragging from the large detent stops at the medium detent before the dismissal")
    func throughDetents() {
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
        #expect(top(of: sheet) == Self.top)
        drag(from: 200, to: 480)
        fixture.screen.settle()
        #expect(top(of: sheet) == 388 && fixture.log.take() == ["detent medium"])
        drag(from: 420, to: 700)
        fixture.screen.settle()
        #expect(fixture.log.take().last == "did dismiss")
    }

    @Test("`animateChanges` animates detent changes, and a custom detent's height excludes the safe area")
    func custom() {
        let (sheet, _) = presentSheet([.custom(identifier: .init("low")) { _ in 200 }, .large()])
        #expect(top(of: sheet) == 610)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        let card = sheet.sheetPresentationController?.presentedView
        fixture.screen.advance(by: 0.1)
        let shown = card?.layer.presentation()?.frame.minY ?? 0
        #expect(shown > Self.top + 20 && shown < 600)
        fixture.screen.settle()
        #expect(top(of: sheet) == Self.top && fixture.log.take().isEmpty)
    }

    @Test("a tap behind the sheet reaches the presenter up to the largest undimmed detent, and dismisses above it")
    func undimmed() {
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 100, y: 100, width: 100, height: 50), primaryAction: UIAction { _ in taps += 1 })
        fixture.root.view.addSubview(button)
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        fixture.screen.tap(at: CGPoint(x: 150, y: 125))
        fixture.screen.settle()
        #expect(taps == 1 && fixture.root.presentedViewController === sheet)
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        fixture.screen.tap(at: CGPoint(x: 150, y: 125))
        fixture.screen.settle()
        #expect(taps == 1 && fixture.root.presentedViewController == nil)
        #expect(fixture.log.take() == ["will dismiss", "sheet will disappear", "sheet did disappear", "did dismiss"])
    }

    @Test("animations alongside an interactive dismissal follow the drag, and are undone if it is canceled")
    func alongside() {
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.root.view.addSubview(marker)
        let (_, delegate) = presentSheet()
        delegate.alongside = { marker.alpha = 0 }
        drag(from: 200, to: 210 + Self.largeHeight / 4, lifts: false)
        #expect(abs(CGFloat(marker.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    }

    @Test("a sheet above a sheet scales the first one")
    func stacked() {
        let (first, _) = presentSheet()
        let second = fixture.present(fixture.make("second"), from: first)
        #expect(top(of: second) == Self.top)
        #expect(abs(top(of: first) - 47) < 0.01)
        second.dismiss(animated: true)
        fixture.screen.settle()
        #expect(top(of: first) == Self.top)
        first.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.view.frame == UIScreen.main.bounds)
    }

    @Test("a tap on the grabber selects the next detent")
    func grabber() {
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.prefersGrabberVisible = true }
        fixture.screen.tap(at: CGPoint(x: 195, y: 396))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["detent large"] && top(of: sheet) == Self.top)
    }

    @Test("a form sheet in a wide window is centered, with 540 by 620 points or its preferred content size")
    func formSheet() {
        let fixture = PresentationFixture(size: CGSize(width: 1024, height: 768), safeArea: .zero)
        let form = fixture.make("form", .formSheet)
        fixture.present(form)
        #expect(fixture.frame(of: form) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(form.traitCollection.horizontalSizeClass == .compact)
        form.preferredContentSize = CGSize(width: 300, height: 400)
        fixture.screen.settle()
        #expect(fixture.frame(of: form) == CGRect(x: 362, y: 184, width: 300, height: 400))
        fixture.screen.tap(at: CGPoint(x: 20, y: 20))
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("a navigation bar in a sheet is 56 points high, and 44 where the sheet fills a low window")
    func navigationBar() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        fixture.root.present(navigation, animated: false)
        fixture.screen.settle()
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
        fixture.screen.resize(to: CGSize(width: 844, height: 390))
        fixture.screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        let full = UINavigationController(rootViewController: UIViewController())
        full.modalPresentationStyle = .fullScreen
        navigation.present(full, animated: false)
        fixture.screen.settle()
        #expect(full.navigationBar.frame.height == 44)
    }

    @Test("content of a sheet has the elevated interface level")
    func elevated() {
        let (sheet, _) = presentSheet()
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(fixture.root.traitCollection.userInterfaceLevel == .base)
    }

    @Test("a sheet moves above the keyboard for its text field, and down again")
    func keyboard() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        sheet.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.screen.settle()
        let covered = fixture.screen.keyboardFrame?.height ?? 0
        #expect(covered > 100 && top(of: sheet) == 844 - 422 - covered)
        field.resignFirstResponder()
        fixture.screen.settle()
        #expect(top(of: sheet) == 388)
    }
}
