import UIKit

/// A button above a list of bands in various colors.
final class BandsController: UIViewController, UIScrollViewDelegate, UIKeyInput {
    private static let headHeight: CGFloat = 100
    private static let bandHeight: CGFloat = 100
    private static let bandCount = 50

    private let button = UIView()
    private let caption = UILabel()
    private let scrollView = UIScrollView()

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        button.backgroundColor = .systemRed
        button.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tapped() })
        caption.text = "Bands"
        caption.font = .preferredFont(forTextStyle: .largeTitle)
        scrollView.delegate = self
        for index in 0..<Self.bandCount {
            let band = UIView(
                frame: CGRect(x: 0, y: CGFloat(index) * Self.bandHeight, width: 2000, height: Self.bandHeight))
            let hue = CGFloat(index) / CGFloat(Self.bandCount)
            band.backgroundColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
            scrollView.addSubview(band)
        }
        for part in [button, caption, scrollView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        button.frame = CGRect(x: 0, y: 0, width: 100, height: Self.headHeight)
        caption.frame = CGRect(x: 116, y: 0, width: size.width - 132, height: Self.headHeight)
        scrollView.frame = CGRect(x: 0, y: Self.headHeight, width: size.width, height: size.height - Self.headHeight)
        scrollView.contentSize = CGSize(width: size.width, height: CGFloat(Self.bandCount) * Self.bandHeight)
        report("layout \(Int(size.width)) \(Int(size.height))")
    }

    override func viewDidAppear(_ animated: Bool) {
        becomeFirstResponder()
        report("appeared")
    }

    private func tapped() {
        button.backgroundColor = .systemBlue
        report("tapped")
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { report("key \(press.key?.keyCode.rawValue ?? 0) \(press.key?.characters ?? "")") }
    }

    var hasText: Bool { false }

    func insertText(_ text: String) { report("text \(text)") }

    func deleteBackward() { report("delete") }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        report("offset \(Int(scrollView.contentOffset.y.rounded()))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        report("rest \(Int(scrollView.contentOffset.y.rounded()))")
    }
}
