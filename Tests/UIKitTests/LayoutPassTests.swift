import ScreenDriver
import Testing
import UIKit

@Suite("Layout passes")
@MainActor
struct LayoutPassTests {
    private final class LazyView: UIView {
        var passes = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            guard subviews.isEmpty else { return }
            let pinned = UIView()
            pinned.translatesAutoresizingMaskIntoConstraints = false
            addSubview(pinned)
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                pinned.topAnchor.constraint(equalTo: topAnchor), pinned.widthAnchor.constraint(equalToConstant: 30),
                pinned.heightAnchor.constraint(equalToConstant: 40),
            ])
            addSubview(UIView(frame: bounds))
        }
    }

    private final class ReplacingController: UIViewController {
        var passes = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            view.subviews.forEach { $0.removeFromSuperview() }
            view.addSubview(UILabel(frame: view.bounds))
            view.addSubview(UIButton(frame: view.bounds))
        }
    }

    @Test("subviews that a view controller replaces when its view has been laid out cause no further layout")
    func controller() {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
        let controller = ReplacingController()
        screen.show(controller)
        let before = controller.passes
        screen.advance(by: 1)
        #expect(before > 0 && controller.passes == before)
        #expect(controller.view.subviews.count == 2)
    }

    @Test("constraints of subviews that are added during layout apply in the same pass")
    func constraints() throws {
        let view = LazyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 0, width: 30, height: 40), view.bounds])
        let passes = view.passes
        view.layoutIfNeeded()
        #expect(view.passes == passes)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.passes > passes)
    }
}
