@_exported import UIKit

/// The domain of errors of links.
public let LPErrorDomain = "LPErrorDomain"

/// An error in loading the title and image of a link.
public struct LPError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = 1
        /// The page could not be loaded.
        case metadataFetchFailed = 2
        /// The app has canceled.
        case metadataFetchCancelled = 3
        /// The page was not loaded in time.
        case metadataFetchTimedOut = 4
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { LPErrorDomain }

    public var errorCode: Int { code.rawValue }
}

/// The title and images of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// The address that was requested.
    open var originalURL: URL?
    /// The address of the page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// The image.
    open var imageProvider: NSItemProvider?
    /// The address of the video.
    open var remoteVideoURL: URL?
}

/// A loader of the titles and images of links, which fails with `LPError.metadataFetchFailed` on Linux.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// The time limit in seconds. Stored only.
    open var timeout: TimeInterval = 30
    /// Whether images are loaded. Stored only.
    open var shouldFetchSubresources = true

    /// Loads the title and images of a link, which fails.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) } }

    /// Loads the title and images of a link, which fails.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }

    /// Cancels loading.
    open func cancel() {}
}

/// A view for a link, which displays its title and host.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let titleLabel = UILabel()
    private let hostLabel = UILabel()

    /// The title and images. Images are not displayed.
    open var metadata: LPLinkMetadata {
        didSet { update() }
    }

    /// Creates a view for title and images.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view for an address.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        hostLabel.font = .preferredFont(forTextStyle: .footnote)
        hostLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, hostLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        update()
    }

    private func update() {
        let url = metadata.url ?? metadata.originalURL
        titleLabel.text = metadata.title ?? url?.absoluteString
        hostLabel.text = url?.host
    }
}
