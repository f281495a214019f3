/// The texts, links, images and files among shared items.
struct SharedContents {
    var texts: [String] = []
    var urls: [URL] = []
    var images: [UIImage] = []

    init(_ items: [Any]) {
        for item in items {
            switch item {
            case let text as String: texts.append(text)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL: urls.append(url)
            case let url as NSURL: urls.append(url as URL)
            case let image as UIImage: images.append(image)
            default: break
            }
        }
    }

    var isEmpty: Bool { texts.isEmpty && urls.isEmpty && images.isEmpty }

    /// The texts and links in lines of their own.
    var allText: String { (texts + urls.map(\.absoluteString)).joined(separator: "\n") }
}

/// An activity of the system, which processes the contents at once.
class SystemActivity: UIActivity {
    final var contents = SharedContents([])
    final var subject = ""

    override func prepare(withActivityItems activityItems: [Any]) { contents = SharedContents(activityItems) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts(SharedContents(activityItems)) }

    /// Returns whether the activity can process contents.
    func accepts(_ contents: SharedContents) -> Bool { !contents.isEmpty }

    static func all() -> [SystemActivity] {
        [CopyActivity(), SaveActivity(), PrintActivity(), MailActivity(), OpenActivity()]
    }
}

/// Copies the contents to the general pasteboard.
private final class CopyActivity: SystemActivity {
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func perform() {
        let pasteboard = UIPasteboard.general
        if contents.texts.isEmpty, contents.urls.isEmpty {
            pasteboard.images = contents.images
        } else if contents.texts.isEmpty, contents.urls.count == 1 {
            pasteboard.url = contents.urls[0]
        } else {
            pasteboard.string = contents.allText
        }
        activityDidFinish(true)
    }
}

/// Saves images and files, and texts as a text file, in the user's downloads folder.
final class SaveActivity: SystemActivity {
    /// The folder, or `nil` for the user's downloads folder.
    static var folder: URL?

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { SystemWord.save.text }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func accepts(_ contents: SharedContents) -> Bool {
        !contents.images.isEmpty || !contents.texts.isEmpty || contents.urls.contains(where: \.isFileURL)
    }

    override func perform() {
        let manager = FileManager.default
        do {
            let downloads =
                try Self.folder
                ?? manager.url(for: .downloadsDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            try manager.createDirectory(at: downloads, withIntermediateDirectories: true)
            for image in contents.images {
                try image.pngData()?.write(to: free("Image.png", in: downloads), options: .withoutOverwriting)
            }
            for file in contents.urls where file.isFileURL {
                try manager.copyItem(at: file, to: free(file.lastPathComponent, in: downloads))
            }
            if !contents.texts.isEmpty {
                let text = contents.texts.joined(separator: "\n")
                try Data(text.utf8).write(to: free("Text.txt", in: downloads), options: .withoutOverwriting)
            }
            activityDidFinish(true)
        } catch {
            controller?.fail(self, error)
        }
    }

    /// Returns a file that does not exist, with a number in its name if necessary.
    private func free(_ name: String, in folder: URL) -> URL {
        let file = folder.appendingPathComponent(name)
        let (base, type) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        let names = sequence(first: 2) { $0 + 1 }.lazy.map { type.isEmpty ? "\(base) \($0)" : "\(base) \($0).\(type)" }
        guard FileManager.default.fileExists(atPath: file.path) else { return file }
        let other = names.map { folder.appendingPathComponent($0) }
        return other.first { !FileManager.default.fileExists(atPath: $0.path) } ?? file
    }
}

/// Prints images, documents and texts, with the print sheet in front of the list of activities.
private final class PrintActivity: SystemActivity {
    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { PrintWord.print.text }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    private static func canPrint(_ url: URL) -> Bool {
        url.isFileURL && UIPrintInteractionController.canPrint(url)
    }

    override func accepts(_ contents: SharedContents) -> Bool {
        !contents.images.isEmpty || !contents.texts.isEmpty || contents.urls.contains(where: Self.canPrint)
    }

    override func perform() {
        let items = contents.images as [Any] + contents.urls.filter(Self.canPrint) as [Any]
        let printing = UIPrintInteractionController()
        if items.isEmpty {
            printing.printFormatter = UISimpleTextPrintFormatter(text: contents.texts.joined(separator: "\n"))
        } else {
            printing.printingItems = items
        }
        printing.presenter = controller
        printing.present(animated: true) { [weak self] _, completed, error in
            guard let self else { return }
            if let error { controller?.fail(self, error) } else if completed { activityDidFinish(true) }
        }
        self.printing = printing
    }

    /// The controller of the job.
    private var printing: UIPrintInteractionController?
}

/// Writes an e-mail in the desktop's default app.
private final class MailActivity: SystemActivity {
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func accepts(_ contents: SharedContents) -> Bool {
        guard !contents.texts.isEmpty || !contents.urls.isEmpty, let url = URL(string: "mailto:") else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    override func perform() {
        var components = URLComponents()
        components.scheme = "mailto"
        components.queryItems = [
            URLQueryItem(name: "subject", value: subject), URLQueryItem(name: "body", value: contents.allText),
        ]
        guard let url = components.url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { self.activityDidFinish($0) }
    }
}

/// Opens links and files in the desktop's default apps.
private final class OpenActivity: SystemActivity {
    override var activityType: ActivityType? { .open }
    override var activityTitle: String? { "Open" }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    override func accepts(_ contents: SharedContents) -> Bool {
        !contents.urls.isEmpty && contents.urls.allSatisfy { UIApplication.shared.canOpenURL($0) }
    }

    override func perform() {
        let urls = contents.urls
        Task {
            var isOpened = true
            for url in urls where isOpened { isOpened = await UIApplication.shared.open(url) }
            activityDidFinish(isOpened)
        }
    }
}
