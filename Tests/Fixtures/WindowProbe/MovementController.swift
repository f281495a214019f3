import UIKit

/// A red view that moves from one side to the other without an end, behind a blue one. Both are above a green background. A tap
/// ends the movement. Shown with the argument `movement`.
final class MovementController: UIViewController {
    private let moving = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        moving.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        moving.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let front = UIView(frame: CGRect(x: 140, y: 240, width: 20, height: 20))
        front.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(moving)
        view.addSubview(front)
        view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stop() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction]) {
            self.moving.center.x += 50
            self.moving.alpha = 0.5
        }
        report("appeared")
    }

    private func stop() {
        moving.layer.removeAllAnimations()
        moving.frame.origin.x = 20
        moving.alpha = 1
        report("stopped")
    }
}
