import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Sheets", .serialized)
struct SheetTests {
    private static let top: CGFloat = 57
    private static let largeHeight: CGFloat = 844 - 57
    /// Half of the screen and the safe area at the bottom.
    private static let mediumHeight: CGFloat = 422 + 34

    private let stage = PresentationStage()

    private func presentSheet(
        _ detents: [UISheetPresentationController.Detent] = [.large()],
        _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) -> (controller: LoggingController, delegate: LoggingPresentationDelegate) {
        let controller = stage.make("sheet")
        let delegate = stage.delegate
        controller.sheetPresentationController?.delegate = delegate
        controller.sheetPresentationController?.detents = detents
        controller.sheetPresentationController.map(setUp)
        stage.present(controller)
        _ = stage.log.take()
        return (controller, delegate)
    }

    private func top(of controller: UIViewController) -> CGFloat {
        let card = controller.sheetPresentationController?.presentedView
        return card.map { ($0.convert($0.bounds, to: nil).minY * 1000).rounded() / 1000 } ?? .nan
    }

    /// Drags slowly, so that where the finger is decides, and lifts it unless told not to.
    private func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true) {
        let screen = stage.screen
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

    @Test("a large sheet leaves the top to the presenter, which is pushed back behind it; its safe area begins below")
    func large() {
        let (sheet, _) = presentSheet()
        #expect(top(of: sheet) == Self.top)
        #expect(sheet.view.bounds.height == Self.largeHeight)
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let behind = stage.root.view.convert(stage.root.view.bounds, to: nil)
        #expect(abs(behind.minX - 16) < 0.01 && abs(behind.minY - 47) < 0.01)
        #expect(stage.root.view.safeAreaInsets.top == 47)
        sheet.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.view.frame == UIScreen.main.bounds)
    }

    @Test("a medium sheet is half as high as the screen, and pushes nothing back")
    func medium() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        #expect(top(of: sheet) == 844 - Self.mediumHeight)
        #expect(stage.root.view.convert(stage.root.view.bounds, to: nil) == UIScreen.main.bounds)
    }

    @Test("the sheet follows the finger point by point after the first ten")
    func following() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 330, lifts: false)
        let card = sheet.sheetPresentationController?.presentedView
        let shown = card?.layer.presentation().map { $0.convert($0.bounds, to: nil as CALayer?).minY }
        #expect(abs((shown ?? 0) - (Self.top + 120)) < 1)
    }

    @Test("a drag past the half takes the sheet away, and the delegate hears of it")
    func dismissing() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 640)
        #expect(stage.log.take() == ["will dismiss", "sheet will disappear"])
        #expect(sheet.isBeingDismissed)
        stage.screen.settle()
        #expect(stage.log.take() == ["sheet did disappear", "did dismiss"])
        #expect(stage.root.presentedViewController == nil && sheet.view.window == nil)
        #expect(stage.root.view.frame == UIScreen.main.bounds && stage.root.view.superview is UIWindow)
    }

    @Test("a drag that ends before the half is cancelled: the sheet appears again")
    func cancelling() {
        let (sheet, _) = presentSheet()
        drag(from: 200, to: 420)
        #expect(
            stage.log.take() == [
                "will dismiss", "sheet will disappear", "sheet will appear", "sheet is appearing",
            ])
        stage.screen.settle()
        #expect(stage.log.take() == ["sheet did appear"])
        #expect(top(of: sheet) == Self.top && stage.root.presentedViewController === sheet)
        drag(from: 200, to: 640)
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("a finger that pulls the sheet down and brings it back up leaves it where it was, or higher")
    func backUp() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        drag(from: 420, to: 560, lifts: false)
        for step in 1...10 {
            stage.screen.advance(by: 0.05)
            stage.screen.touchMove(to: CGPoint(x: 200, y: 560 - 44 * CGFloat(step)))
        }
        stage.screen.advance(by: 0.2)
        stage.screen.touchMove(to: CGPoint(x: 200, y: 120))
        stage.screen.touchUp(at: CGPoint(x: 200, y: 120))
        stage.screen.settle()
        #expect(stage.log.take().filter { $0.hasPrefix("sheet") }.last == "sheet did appear")
        #expect(top(of: sheet) == Self.top && stage.root.presentedViewController === sheet)
    }

    @Test("a fast finger decides by its way, however short")
    func flick() {
        let (_, _) = presentSheet()
        stage.screen.fling(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 200), duration: 0.1)
        stage.screen.settle()
        #expect(stage.log.take().last == "did dismiss")
    }

    @Test("dismissed by code the delegate hears nothing")
    func byCode() {
        let (sheet, _) = presentSheet()
        sheet.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.log.take() == ["sheet will disappear", "sheet did disappear"])
    }

    @Test(
        "what may not be dismissed comes back on a rubber band, and the delegate hears of the attempt",
        arguments: [true, false])
    func modal(_ isModal: Bool) {
        let (sheet, delegate) = presentSheet()
        if isModal { sheet.isModalInPresentation = true } else { delegate.shouldDismiss = false }
        drag(from: 200, to: 700, lifts: false)
        let pulled = top(of: sheet) - Self.top
        #expect(pulled > 20 && pulled < 300)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 700))
        stage.screen.settle()
        #expect(stage.log.take() == ["did attempt to dismiss"])
        #expect(top(of: sheet) == Self.top)
    }

    @Test("a drag upwards makes a medium sheet large, and the delegate hears of it; above that it gives little")
    func detents() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        drag(from: 420, to: 200, lifts: false)
        #expect(abs(top(of: sheet) - (388 - 210)) < 0.01)
        #expect(sheet.view.bounds.height == 844 - top(of: sheet))
        stage.screen.touchUp(at: CGPoint(x: 200, y: 200))
        stage.screen.settle()
        #expect(stage.log.take() == ["detent large"] && top(of: sheet) == Self.top)
        drag(from: 200, to: 90, lifts: false)
        #expect(top(of: sheet) < Self.top && top(of: sheet) > Self.top - 70)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 90))
        stage.screen.settle()
        #expect(top(of: sheet) == Self.top && stage.log.take().isEmpty)
    }

    @Test("a drag from large goes by medium on its way out")
    func throughDetents() {
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
        #expect(top(of: sheet) == Self.top)
        drag(from: 200, to: 480)
        stage.screen.settle()
        #expect(top(of: sheet) == 388 && stage.log.take() == ["detent medium"])
        drag(from: 420, to: 700)
        stage.screen.settle()
        #expect(stage.log.take().last == "did dismiss")
    }

    @Test("changes are animated, and a custom detent stands above the safe area")
    func custom() {
        let (sheet, _) = presentSheet([.custom(identifier: .init("low")) { _ in 200 }, .large()])
        #expect(top(of: sheet) == 610)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        let card = sheet.sheetPresentationController?.presentedView
        stage.screen.advance(by: 0.1)
        let shown = card?.layer.presentation()?.frame.minY ?? 0
        #expect(shown > Self.top + 20 && shown < 600)
        stage.screen.settle()
        #expect(top(of: sheet) == Self.top && stage.log.take().isEmpty)
    }

    @Test("below the largest undimmed height what is behind can be touched, otherwise a tap there dismisses")
    func undimmed() {
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 100, y: 100, width: 100, height: 50), primaryAction: UIAction { _ in taps += 1 })
        stage.root.view.addSubview(button)
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        stage.screen.tap(at: CGPoint(x: 150, y: 125))
        stage.screen.settle()
        #expect(taps == 1 && stage.root.presentedViewController === sheet)
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        stage.screen.tap(at: CGPoint(x: 150, y: 125))
        stage.screen.settle()
        #expect(taps == 1 && stage.root.presentedViewController == nil)
        #expect(stage.log.take() == ["will dismiss", "sheet will disappear", "sheet did disappear", "did dismiss"])
    }

    @Test("what the delegate gives to the coordinator follows the finger, and comes back where that is cancelled")
    func alongside() {
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.addSubview(marker)
        let (_, delegate) = presentSheet()
        delegate.alongside = { marker.alpha = 0 }
        drag(from: 200, to: 210 + Self.largeHeight / 4, lifts: false)
        #expect(abs(CGFloat(marker.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    }

    @Test("a sheet over a sheet pushes the card of that back")
    func stacked() {
        let (first, _) = presentSheet()
        let second = stage.present(stage.make("second"), from: first)
        #expect(top(of: second) == Self.top)
        #expect(abs(top(of: first) - 47) < 0.01)
        second.dismiss(animated: true)
        stage.screen.settle()
        #expect(top(of: first) == Self.top)
        first.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.view.frame == UIScreen.main.bounds)
    }

    @Test("the grabber leads from height to height")
    func grabber() {
        let (sheet, _) = presentSheet([.medium(), .large()]) { $0.prefersGrabberVisible = true }
        stage.screen.tap(at: CGPoint(x: 195, y: 396))
        stage.screen.settle()
        #expect(stage.log.take() == ["detent large"] && top(of: sheet) == Self.top)
    }

    @Test("in wide windows a form sheet stands in the middle, 540 by 620 points or as large as it would like to be")
    func formSheet() {
        let stage = PresentationStage(size: CGSize(width: 1024, height: 768), safeArea: .zero)
        let form = stage.make("form", .formSheet)
        stage.present(form)
        #expect(stage.frame(of: form) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(form.traitCollection.horizontalSizeClass == .compact)
        form.preferredContentSize = CGSize(width: 300, height: 400)
        stage.screen.settle()
        #expect(stage.frame(of: form) == CGRect(x: 362, y: 184, width: 300, height: 400))
        stage.screen.tap(at: CGPoint(x: 20, y: 20))
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("what is in a sheet is of the elevated level, so that it is lighter at night")
    func elevated() {
        let (sheet, _) = presentSheet()
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(stage.root.traitCollection.userInterfaceLevel == .base)
    }

    @Test("a sheet keeps above the keyboard that types into it, and comes down again")
    func keyboard() {
        let (sheet, _) = presentSheet([.medium(), .large()])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        sheet.view.addSubview(field)
        field.becomeFirstResponder()
        stage.screen.settle()
        let covered = stage.screen.keyboardFrame?.height ?? 0
        #expect(covered > 100 && top(of: sheet) == 844 - 422 - covered)
        field.resignFirstResponder()
        stage.screen.settle()
        #expect(top(of: sheet) == 388)
    }
}
