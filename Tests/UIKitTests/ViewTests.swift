import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Views", .serialized)
struct ViewTests {
    private func makeScreen() -> (HeadlessScreen, UIView) {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1, safeAreaInsets: .zero)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.show(root)
        return (screen, root)
    }

    @Test("flexible sizes and margins share the difference when the superview is resized")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        wide.autoresizingMask = .flexibleWidth
        let right = UIView(frame: CGRect(x: 60, y: 0, width: 30, height: 10))
        right.autoresizingMask = .flexibleLeftMargin
        let middle = UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 20))
        middle.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        [wide, right, middle].forEach(parent.addSubview)
        parent.frame.size = CGSize(width: 150, height: 200)
        #expect(wide.frame == CGRect(x: 10, y: 0, width: 130, height: 10))
        #expect(right.frame.origin.x == 110)
        #expect(middle.frame.origin.y == 90)
    }

    @Test("a repeating animation ends when its view leaves the window, so that the view can be deallocated")
    func endlessAnimation() {
        let (screen, root) = makeScreen()
        weak var deallocated: UIView?
        var finished: Bool?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            deallocated = view
            view.backgroundColor = .red
            root.addSubview(view)
            screen.advanceFrame()
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
                view.alpha = 0.2
            } completion: {
                finished = $0
            }
            screen.advance(by: 3.5)
            #expect(finished == nil && view.layer.animationKeys() != nil)
            view.removeFromSuperview()
        }
        screen.advanceFrame()
        #expect(finished == false && deallocated == nil)
    }

    @Test("snapshots of a view that is higher than an image can be have a lower scale")
    func largeSnapshots() throws {
        let (screen, root) = makeScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 70_000))
        view.backgroundColor = .red
        view.layer.shadowOpacity = 1
        root.addSubview(view)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds.size == view.bounds.size)
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        #expect(abs(image.size.height - 70_000) < 4 && image.scale < 0.5)
        let pixels = try #require(image.cgImage)
        #expect(pixels.height <= 32_767 && pixels.pixel(0, pixels.height / 2) == Pixel(red: 255, green: 0, blue: 0))
        #expect(view.picture(of: view.bounds, clippedTo: nil, ground: .white)?.height ?? 0 > 30_000)
        screen.advanceFrame()
    }

    @Test("a view that draws itself shows its background color where it does not draw")
    func drawingOverBackground() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        func pixels() -> (drawn: Pixel, rest: Pixel) {
            let context = CGContext(width: 10, height: 10, scale: 1, opaque: false)
            view.layer.render(in: context)
            let image = context.takeImage()
            return (image.pixel(2, 5), image.pixel(8, 5))
        }
        view.setNeedsDisplay()
        #expect(pixels().drawn == Pixel(red: 0, green: 0, blue: 255))
        #expect(pixels().rest == Pixel(red: 255, green: 0, blue: 0))
        view.backgroundColor = .green
        #expect(pixels().rest == Pixel(red: 0, green: 255, blue: 0))
    }

    @Test("only a class that overrides `draw(_:)` has layer contents, also if it calls super")
    func drawing() {
        final class Plain: UIView {}
        final class Drawing: UIView {
            var count = 0
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                count += 1
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(rect)
            }
        }
        let (screen, root) = makeScreen()
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let drawing = Drawing(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        root.addSubview(plain)
        root.addSubview(drawing)
        screen.settle()
        #expect(plain.layer.contents == nil)
        #expect(drawing.layer.contents is CGImage)
        #expect(screen.picture.pixel(25, 5) == Pixel(red: 255, green: 0, blue: 0))
        drawing.frame.origin.x = 40
        screen.settle()
        #expect(drawing.count == 1)
    }

    @Test("hit testing finds the frontmost view that can be touched")
    func hitTesting() {
        let (_, root) = makeScreen()
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 10, y: 10)
        #expect(root.hitTest(point, with: nil) === front)
        front.alpha = 0
        #expect(root.hitTest(point, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    }

    @Test("a view receives no touches while it is animated, unless the animation allows it")
    func touchesDuringAnimation() {
        let (screen, root) = makeScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        screen.settle()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
        screen.settle()
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }

    @Test("a second animation continues from the current state of the first one")
    func animationsJoin() throws {
        let (screen, root) = makeScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        screen.settle()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: {
            finished.append($0)
        }
        screen.advance(by: 0.5)
        let before = try #require(view.layer.presentation()).frame.origin.x
        #expect(abs(before - 50) < 2)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
        #expect(abs(try #require(view.layer.presentation()).frame.origin.x - before) < 0.01)
        screen.settle()
        #expect(finished == [true])
        #expect(view.frame.origin.x == 0)
    }

    @Test("dynamic colors follow the screen's style, and a view's override applies to its subviews")
    func appearance() {
        let (screen, root) = makeScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBackground
        root.addSubview(view)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        screen.change(to: .dark)
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        root.overrideUserInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test("views receive the hierarchy callbacks in UIKit's order")
    func hierarchyCalls() {
        final class Logging: UIView {
            var log: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) { log.append("willSuper \(newSuperview != nil)") }
            override func didMoveToSuperview() { log.append("didSuper \(superview != nil)") }
            override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow \(newWindow != nil)") }
            override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
        }
        let (screen, root) = makeScreen()
        let view = Logging()
        root.addSubview(view)
        #expect(view.window === screen.window)
        #expect(view.log == ["willSuper true", "willWindow true", "didWindow true", "didSuper true"])
        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["willSuper false", "willWindow false", "didWindow false", "didSuper false"])
    }

    @Test("a subview's safe area is the part of its superview's insets that it overlaps")
    func safeArea() {
        let screen = HeadlessScreen(
            size: CGSize(width: 200, height: 400), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        let controller = UIViewController()
        screen.show(controller)
        let child = UIView(frame: CGRect(x: 0, y: 30, width: 200, height: 370))
        controller.view.addSubview(child)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        controller.additionalSafeAreaInsets.top = 5
        #expect(child.safeAreaInsets.top == 15)
    }

    @Test("forced and unmirrored attributes have a layout direction of their own, others that of the surroundings")
    func layoutDirections() {
        typealias Direction = UIUserInterfaceLayoutDirection
        let expected: [(UISemanticContentAttribute, Direction, Direction)] = [
            (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
            (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
            (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
        for (attribute, inLeftToRight, inRightToLeft) in expected {
            #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == inLeftToRight)
            #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == inRightToLeft)
        }
        let (screen, _) = makeScreen()
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified) == screen.application.userInterfaceLayoutDirection)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test("the description of a class is its name, which can serve as a reuse identifier")
    func classDescription() {
        final class Cell: UITableViewCell {}
        #expect(UITableViewCell.description() == "UITableViewCell")
        #expect(Cell.description().hasSuffix("Cell") && Cell.description() != UITableViewCell.description())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        table.register(Cell.self, forCellReuseIdentifier: Cell.description())
        #expect(table.dequeueReusableCell(withIdentifier: Cell.description()) is Cell)
    }
}
