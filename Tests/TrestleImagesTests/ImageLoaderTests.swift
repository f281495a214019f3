import Foundation
import LoadingFixtures
import Testing
import UIKit

@testable import TrestleImages

@MainActor @Suite("Image loaders")
struct ImageLoaderTests {
    private let server = FakeServer()
    private let clock = FakeClock()
    private let folder = TemporaryFolder()
    private var configuration = ImageLoader.Configuration()

    init() {
        configuration.folder = folder.url
        configuration.retryDelay = 0
    }

    private func makeLoader(_ change: (inout ImageLoader.Configuration) -> Void = { _ in }) -> ImageLoader {
        var configuration = configuration
        change(&configuration)
        return ImageLoader(configuration: configuration, transport: server, now: { [clock] in clock.now })
    }

    private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.com/\(name)")) }

    private func request(_ name: String) throws -> ImageRequest { ImageRequest(try url(name)) }

    private func error(_ body: () async throws -> UIImage) async -> ImageLoadingError? {
        do {
            _ = try await body()
            return nil
        } catch {
            return error as? ImageLoadingError
        }
    }

    @Test("a loader displays a server's image, and its valid copy when the server is asked again")
    func loader() async throws {
        let folder = TemporaryFolder()
        let server = try LoopbackServer { lines in
            if lines.contains("If-None-Match: \"1\"") { return httpAnswer("304 Not Modified") }
            return httpAnswer("200 OK", ["ETag: \"1\"", "Cache-Control: no-cache"], picture(30, 20))
        }
        var configuration = ImageLoader.Configuration()
        configuration.folder = folder.url
        let request = ImageRequest(try #require(server.url("a")))
        for _ in 0..<2 {
            let loader = ImageLoader(configuration: configuration)
            #expect(try await loader.image(for: request).size.width == 30)
        }
    }

    @Test("an image is loaded once, and is in memory from then on")
    func memory() async throws {
        await server.answer("/a", .init(body: picture(30, 20)))
        let loader = makeLoader()
        let request = try request("a")
        #expect(loader.cachedImage(for: request) == nil)
        let image = try await loader.image(for: request)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(loader.cachedImage(for: request) === image)
        #expect(try await loader.image(for: request) === image)
        #expect(await server.requests.count == 1)
    }

    @Test("an image is reduced so that it fills the requested size, and not enlarged")
    func sizes() async throws {
        await server.answer("/a", .init(body: picture(300, 200)))
        let loader = makeLoader()
        let small = try await loader.image(
            for: ImageRequest(url("a"), size: CGSize(width: 30, height: 10), scale: 2))
        #expect(small.scale == 2 && small.size == CGSize(width: 30, height: 20))
        let large = try await loader.image(for: ImageRequest(url("a"), size: CGSize(width: 900, height: 10)))
        #expect(large.size == CGSize(width: 300, height: 200))
    }

    @Test("requests of several sizes at once share a download")
    func sharing() async throws {
        await server.answer("/a", .init(headers: ["Cache-Control": "no-store"], body: picture(300, 200)))
        await server.close()
        let loader = makeLoader()
        let address = try url("a")
        async let first = loader.image(for: ImageRequest(address))
        async let second = loader.image(for: ImageRequest(address))
        async let third = loader.image(for: ImageRequest(address, size: CGSize(width: 30, height: 20)))
        await wait { await self.server.requests.count == 1 }
        await Task.yield()
        await server.open()
        let images = try await [first, second, third]
        #expect(images[0] === images[1] && images[2].size.width == 30)
        #expect(await server.requests.count == 1)
    }

    @Test("only so many downloads run at a time, and all end")
    func concurrency() async throws {
        for index in 0..<20 { await server.answer("/\(index)", .init(body: picture(3, 3))) }
        let loader = makeLoader { $0.maximumConcurrentLoads = 3 }
        await server.close()
        let opening = Task {
            await wait { await server.requests.count == 3 }
            for _ in 0..<100 { await Task.yield() }
            #expect(await server.requests.count == 3)
            await server.open()
        }
        try await withThrowingTaskGroup(of: UIImage.self) { group in
            for index in 0..<20 {
                let request = try request("\(index)")
                group.addTask { try await loader.image(for: request) }
            }
            for try await image in group { #expect(image.size.width == 3) }
        }
        await opening.value
        #expect(await server.mostAtATime == 3)
    }

    // MARK: HTTP caching

    @Test("a fresh file is read from disk, by a new loader too")
    func fresh() async throws {
        await server.answer("/a", .init(headers: ["Cache-Control": "max-age=60"], body: picture(30, 20)))
        _ = try await makeLoader().image(for: request("a"))
        clock.advance(by: 59)
        #expect(try await makeLoader().image(for: request("a")).size.width == 30)
        #expect(await server.requests.count == 1)
        clock.advance(by: 2)
        _ = try await makeLoader().image(for: request("a"))
        #expect(await server.requests.count == 2)
    }

    @Test("the server is asked whether a stale file is valid, and its answer makes the file fresh")
    func revalidation() async throws {
        await server.answer(
            "/a", .init(headers: ["ETag": "\"1\"", "cache-control": "max-age=10"], body: picture(30, 20)),
            .init(status: 304, headers: ["Cache-Control": "max-age=100"]))
        _ = try await makeLoader().image(for: request("a"))
        clock.advance(by: 20)
        #expect(try await makeLoader().image(for: request("a")).size.width == 30)
        #expect(await server.requests.last?.headers == ["If-None-Match": "\"1\""])
        clock.advance(by: 90)
        _ = try await makeLoader().image(for: request("a"))
        #expect(await server.requests.count == 2)
    }

    @Test("a changed file replaces the stale one")
    func change() async throws {
        await server.answer(
            "/a",
            .init(headers: ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Expires": "0"], body: picture(30, 20)),
            .init(body: picture(40, 20)))
        _ = try await makeLoader().image(for: request("a"))
        #expect(try await makeLoader().image(for: request("a")).size.width == 40)
        #expect(await server.requests.last?.headers["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test("a file that must not be stored is not on disk")
    func noStore() async throws {
        await server.answer("/a", .init(headers: ["Cache-Control": "private, no-store"], body: picture(3, 2)))
        _ = try await makeLoader().image(for: request("a"))
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect((files ?? []).isEmpty)
    }

    @Test(
        "a stale file is displayed when the server cannot be reached, unless the server forbids it",
        arguments: [true, false])
    func offline(_ isForbidden: Bool) async throws {
        let control = isForbidden ? "max-age=0, must-revalidate" : "max-age=0"
        await server.answer(
            "/a", .init(headers: ["Cache-Control": control], body: picture(30, 20)),
            .init(error: .connectionFailed("offline")))
        _ = try await makeLoader().image(for: request("a"))
        let failure = await error { try await makeLoader().image(for: request("a")) }
        #expect(failure == (isForbidden ? .connectionFailed("offline") : nil))
    }

    // MARK: Failures

    @Test("temporary failures are tried again, and others are not")
    func retries() async throws {
        await server.answer(
            "/a", .init(error: .connectionFailed("lost")), .init(status: 503), .init(body: picture(3, 2)))
        #expect(try await makeLoader().image(for: request("a")).size.width == 3)
        #expect(await server.requests.count == 3)
        await server.answer("/b", .init(status: 500))
        let failure = await error { try await makeLoader().image(for: request("b")) }
        #expect(failure == .badStatus(500))
        #expect(await server.requests.count == 6)
        let missing = await error { try await makeLoader().image(for: request("missing")) }
        #expect(missing == .badStatus(404))
        #expect(await server.requests.count == 7)
    }

    @Test("what is no image, too large or not allowed is refused, and not stored")
    func limits() async throws {
        await server.answer("/text", .init(body: Data("<html>".utf8)))
        await server.answer("/large", .init(body: picture(300, 300)))
        let loader = makeLoader { $0.maximumPixels = 80_000 }
        let isText = await error { try await loader.image(for: request("text")) }
        let isLarge = await error { try await loader.image(for: request("large")) }
        #expect(isText == .notAnImage && isLarge == .tooManyPixels)
        let strict = makeLoader { $0.maximumBytes = 100 }
        let hasManyBytes = await error { try await strict.image(for: request("large")) }
        #expect(hasManyBytes == .tooManyBytes)
        #expect(await server.requests.last?.maximumBytes == 100)
        let isFile = await error { try await loader.image(for: ImageRequest(URL(fileURLWithPath: "/etc/passwd"))) }
        #expect(isFile == .schemeNotAllowed("file"))
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect((files ?? []).isEmpty)
    }

    @Test("files and inline images are loaded if their schemes are allowed")
    func local() async throws {
        let loader = makeLoader { $0.schemes = ["file", "data"] }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appendingPathComponent("a.png")
        try picture(7, 5).write(to: file)
        #expect(try await loader.image(for: ImageRequest(file)).size.width == 7)
        let inline = try #require(URL(string: "data:image/png;base64,\(picture(9, 5).base64EncodedString())"))
        #expect(try await loader.image(for: ImageRequest(inline)).size.width == 9)
        let damaged = try #require(URL(string: "data:image/png;base64,AAAA"))
        #expect(await error { try await loader.image(for: ImageRequest(damaged)) } == .notAnImage)
    }

    // MARK: Cancellation and prefetching

    @Test("a download ends when nobody waits for it anymore")
    func cancellation() async throws {
        await server.answer("/a", .init(body: picture(3, 2)))
        await server.close()
        let loader = makeLoader()
        var results: [Result<UIImage, ImageLoadingError>] = []
        let first = loader.load(try request("a")) { results.append($0) }
        let second = loader.load(try request("a")) { results.append($0) }
        await wait { await self.server.requests.count == 1 }
        first.cancel()
        #expect(results.count == 1)
        second.cancel()
        second.cancel()
        #expect(results.count == 2)
        for case .success in results { Issue.record("a cancelled load succeeded") }
        await server.open()
        let third = try await loader.image(for: request("a"))
        #expect(third.size.width == 3 && results.count == 2)
    }

    @Test("a cancelled task ends its download")
    func taskCancellation() async throws {
        await server.close()
        let loader = makeLoader()
        let request = try request("a")
        let task = Task { try await loader.image(for: request) }
        await wait { await self.server.requests.count == 1 }
        task.cancel()
        #expect(await error { try await task.value } == .cancelled)
        await server.open()
    }

    @Test("prefetched files are on disk, and wait for what is displayed")
    func prefetching() async throws {
        for name in ["a", "b", "c"] {
            await server.answer("/\(name)", .init(headers: ["Cache-Control": "max-age=60"], body: picture(3, 2)))
        }
        await server.close()
        let loader = makeLoader { $0.maximumConcurrentLoads = 1 }
        loader.prefetch([try url("a"), try url("b"), try url("b"), try url("d")])
        loader.cancelPrefetching([try url("d")])
        let displayed = Task { try await loader.image(for: request("c")) }
        await wait { await self.server.requests.count == 1 }
        await server.open()
        _ = try await displayed.value
        await wait { await self.server.requests.count == 3 }
        #expect(await server.requests.map(\.url.path) == ["/a", "/c", "/b"])
        _ = try await loader.image(for: request("b"))
        #expect(await server.requests.count == 3)
    }

    @Test("a memory warning and removeAll() remove the images")
    func removal() async throws {
        await server.answer("/a", .init(headers: ["Cache-Control": "max-age=60"], body: picture(3, 2)))
        let loader = makeLoader()
        let request = try request("a")
        _ = try await loader.image(for: request)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        await wait { loader.cachedImage(for: request) == nil }
        _ = try await loader.image(for: request)
        #expect(await server.requests.count == 1)
        await loader.removeAll()
        #expect(loader.cachedImage(for: request) == nil)
        _ = try await loader.image(for: request)
        #expect(await server.requests.count == 2)
    }
}

/// Waits until a condition is true, for some seconds at most.
@MainActor
func wait(_ condition: @MainActor () async -> Bool) async {
    for _ in 0..<2_000 {
        if await condition() { return }
        try? await Task.sleep(nanoseconds: 2_000_000)
    }
    Issue.record("the condition did not become true")
}
