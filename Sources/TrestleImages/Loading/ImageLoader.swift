import TrestleLoading
import UIKit

/// Loads images from servers, with a cache in memory and one on disk.
///
/// An app usually has one loader, which it passes to its screens.
///
/// ```swift
/// let images = ImageLoader()
/// if let photo = walk.photo {
///     let image = try await images.image(for: ImageRequest(photo, size: CGSize(width: 60, height: 60), scale: 2))
///     print(image.size)
/// }
/// ```
///
/// Files are loaded, decoded and reduced on background threads. Requests for one address share a download. The cache on
/// disk follows the rules of HTTP (RFC 9111): a file is displayed without a request while it is fresh, and a stale one is
/// validated by the server. If the server cannot be reached, a stale file is displayed.
@MainActor
public final class ImageLoader {
    /// The limits of a loader.
    public struct Configuration: Sendable {
        /// The number of downloads at a time.
        public var maximumConcurrentLoads = 6
        /// The number of bytes of the images in memory.
        public var memoryLimit = 48 << 20
        /// The number of bytes of the files on disk.
        public var diskLimit = 200 << 20
        /// The folder of the files on disk, or `nil` for none. The default is in the app's folder for caches.
        public var folder: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appendingPathComponent("TrestleImages")
        /// The schemes of addresses from which images are loaded. `file` is supported, too.
        public var schemes: Set<String> = ["https", "http", "data"]
        /// The number of bytes of a file at most.
        public var maximumBytes = 20 << 20
        /// The number of pixels of an image at most, before it is reduced.
        public var maximumPixels = 100_000_000
        /// The number of further attempts after a temporary failure.
        public var retries = 2
        /// The number of seconds before the second attempt. It doubles before each further one.
        public var retryDelay: TimeInterval = 0.5

        /// Creates the default configuration.
        public init() {}
    }

    private let configuration: Configuration
    private let fetch: ImageFetch
    private var memory: MemoryCache
    private var pixelSizes = PixelSizes()
    private var memoryWarnings: NotificationObservation?

    /// The downloads that are running or waiting.
    private var jobs: [URL: ImageJob] = [:]
    /// The downloads that wait for another one to end, in the order of their requests.
    private var waitingJobs: [ImageJob] = []
    private var runningCount = 0
    private var prefetches: [URL: ImageLoad] = [:]

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - configuration: The limits.
    ///   - transport: The connection to servers.
    public convenience init(
        configuration: Configuration = Configuration(), transport: any Transport = URLSessionTransport()
    ) {
        self.init(configuration: configuration, transport: transport, now: { Date() })
    }

    init(configuration: Configuration, transport: any Transport, now: @escaping @Sendable () -> Date) {
        precondition(
            configuration.maximumConcurrentLoads > 0,
            "ImageLoader was created with maximumConcurrentLoads of \(configuration.maximumConcurrentLoads). Pass at least 1."
        )
        self.configuration = configuration
        let disk = configuration.folder.map { DiskCache(folder: $0, limit: configuration.diskLimit) }
        fetch = ImageFetch(configuration: configuration, transport: transport, disk: disk, now: now)
        memory = MemoryCache(limit: configuration.memoryLimit)
        memoryWarnings = NotificationObservation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.memory.removeAll()
        }
    }

    // MARK: Images

    /// Returns the image of a request if it is in memory.
    public func cachedImage(for request: ImageRequest) -> UIImage? { memory.image(for: request) }

    /// Returns the size of the file at an address in pixels, before it is reduced, or `nil` if none of its images has been loaded.
    ///
    /// The size of an address does not change while the loader has it, so that a layout that depends on it comes to rest.
    public func pixelSize(of url: URL) -> CGSize? { pixelSizes[url] }

    /// Returns the image of a request, from memory, from disk or from its server. The download ends if the task is canceled and
    /// nobody else waits for it.
    ///
    /// - Throws: ``ImageLoadingError``.
    public func image(for request: ImageRequest) async throws -> UIImage {
        let cancellation = LoadCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                cancellation.load = load(request) { continuation.resume(with: $0) }
                if Task.isCancelled { cancellation.load?.cancel() }
            }
        } onCancel: {
            Task { @MainActor in cancellation.load?.cancel() }
        }
    }

    /// Loads the image of a request, and calls `completion` once, later on the main actor.
    ///
    /// - Returns: The load, with which it can be canceled. Then `completion` is called with ``ImageLoadingError/cancelled``.
    @discardableResult
    public func load(
        _ request: ImageRequest, completion: @escaping @MainActor (Result<UIImage, ImageLoadingError>) -> Void
    ) -> ImageLoad {
        if let image = memory.image(for: request) {
            let load = ImageLoad(loader: self, url: request.url)
            Task { load.isCancelled ? completion(.failure(.cancelled)) : completion(.success(image)) }
            return load
        }
        return add(.image(request, completion), for: request.url)
    }

    // MARK: Prefetching

    /// Loads files to disk whose images are likely to be displayed soon, after those that are needed now. Has no effect on a
    /// loader without a folder.
    public func prefetch(_ urls: [URL]) {
        guard fetch.disk != nil else { return }
        for url in urls where prefetches[url] == nil && jobs[url] == nil {
            prefetches[url] = add(.file { [weak self] in self?.prefetches[url] = nil }, for: url)
        }
    }

    /// Ends the downloads of ``prefetch(_:)`` for which nobody else waits.
    public func cancelPrefetching(_ urls: [URL]) {
        for url in urls { prefetches.removeValue(forKey: url)?.cancel() }
    }

    /// Removes all images from memory and all files from disk.
    public func removeAll() async {
        memory.removeAll()
        pixelSizes.removeAll()
        await fetch.disk?.removeAll()
    }

    // MARK: Jobs

    private func add(_ waiter: ImageJob.Waiter, for url: URL) -> ImageLoad {
        let load = ImageLoad(loader: self, url: url)
        if let job = jobs[url] {
            job.waiters[load.id] = waiter
        } else {
            let job = ImageJob(url)
            job.waiters[load.id] = waiter
            jobs[url] = job
            waitingJobs.append(job)
            startJobs()
        }
        return load
    }

    /// Removes a load, and ends its download if nobody else waits for it.
    func cancel(_ load: ImageLoad) {
        guard let job = jobs[load.url], let waiter = job.waiters.removeValue(forKey: load.id) else { return }
        if job.waiters.isEmpty {
            jobs[load.url] = nil
            waitingJobs.removeAll { $0 === job }
            job.task?.cancel()
        }
        waiter.end(.failure(.cancelled))
    }

    private func startJobs() {
        while runningCount < configuration.maximumConcurrentLoads, !waitingJobs.isEmpty {
            // Displayed images have priority over prefetched ones.
            let index = waitingJobs.firstIndex { !$0.isPrefetch } ?? 0
            let job = waitingJobs.remove(at: index)
            runningCount += 1
            job.task = Task(priority: job.isPrefetch ? .utility : .userInitiated) { await run(job) }
        }
    }

    private func run(_ job: ImageJob) async {
        do {
            let file = try await fetch.file(at: job.url)
            // New waiters may need further sizes.
            while let request = job.nextRequest {
                let result = await decode(file, request)
                if case .success(let decoded) = result {
                    pixelSizes.add(decoded.pixelSize, of: job.url)
                    if jobs[job.url] === job { memory.store(decoded.image, for: request) }
                }
                for waiter in job.removeWaiters(for: request) { waiter.end(result.map(\.image)) }
            }
            end(job, nil)
        } catch {
            end(job, error as? ImageLoadingError ?? .connectionFailed("\(error)"))
        }
    }

    private nonisolated func decode(_ file: Data, _ request: ImageRequest) async -> Result<
        DecodedImage, ImageLoadingError
    > {
        do {
            return .success(try fetch.image(of: file, for: request))
        } catch {
            return .failure(error as? ImageLoadingError ?? .notAnImage)
        }
    }

    /// Ends a job whose images have been delivered, or that has failed.
    private func end(_ job: ImageJob, _ error: ImageLoadingError?) {
        runningCount -= 1
        if jobs[job.url] === job { jobs[job.url] = nil }
        let waiters = job.waiters.values
        job.waiters = [:]
        for waiter in waiters { waiter.end(.failure(error ?? .cancelled)) }
        startJobs()
    }
}

/// A load that can be canceled.
@MainActor
public final class ImageLoad {
    private weak var loader: ImageLoader?
    let url: URL
    private(set) var isCancelled = false

    var id: ObjectIdentifier { ObjectIdentifier(self) }

    init(loader: ImageLoader, url: URL) {
        self.loader = loader
        self.url = url
    }

    /// Ends the load unless it has ended. The download ends too if nobody else waits for it.
    public func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        loader?.cancel(self)
    }
}

/// The load of an asynchronous function, for its cancellation handler.
@MainActor
private final class LoadCancellation {
    var load: ImageLoad?

    nonisolated init() {}
}
