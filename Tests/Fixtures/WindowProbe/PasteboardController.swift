import UIKit

/// A screen that copies and prints the contents of the pasteboard, and opens a link. Shown with the argument `pasteboard`.
final class PasteboardController: UIViewController {
    private var board: UIPasteboard { .general }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        report("appeared")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.characters {
        case "i": board.image = Self.picture
        case "h":
            board.items = [["public.html": "<b>Grüße</b>", "public.utf8-plain-text": "Grüße"]]
        case "u": board.urls = [URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/c.txt")]
        case "l": board.setData(Self.largeData, forPasteboardType: "org.trestle.large")
        case "p": printContents()
        case "o":
            guard let url = URL(string: "https://example.com/a") else { return }
            UIApplication.shared.open(url) { report("opened \($0)") }
        default: return super.pressesBegan(presses, with: event)
        }
        report("done")
    }

    private func printContents() {
        report("types \(board.types.joined(separator: " "))")
        report("string \(board.string ?? "-")")
        for url in board.urls ?? [] { report("url \(url.absoluteString)") }
        if let html = board.data(forPasteboardType: "public.html") {
            report("html \(String(decoding: html, as: UTF8.self))")
        }
        if let image = board.image { report("image \(Int(image.size.width)) \(Int(image.size.height))") }
        if let large = board.data(forPasteboardType: "org.trestle.large") {
            report("large \(large.count) \(large == Self.largeData)")
        }
    }

    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
        }
    }

    /// Data that is transferred in several parts.
    private static let largeData = Data((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
}
