import Foundation
import LoadingFixtures
import Testing

@testable import TrestleLoading

@Suite("Caches on disk")
struct DiskCacheTests {
    private let folder = TemporaryFolder()
    private let now = Date(timeIntervalSince1970: 1_750_000_000)

    private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.com/\(name)")) }

    private func response(_ name: String, _ headers: [String: String] = [:]) throws -> StoredResponse {
        StoredResponse(url: try url(name), received: now, headers: headers)
    }

    @Test("files are found again by a new cache, and removed least recently used first")
    func disk() async throws {
        let cache = DiskCache(folder: folder.url, limit: 5_000)
        for name in ["a", "b", "c"] {
            await cache.store(try response(name), Data(count: 1_000))
            // Dates of use have to differ.
            try await Task.sleep(nanoseconds: 20_000_000)
        }
        #expect(await cache.file(for: try url("a"))?.body.count == 1_000)
        try await Task.sleep(nanoseconds: 20_000_000)
        let next = DiskCache(folder: folder.url, limit: 5_000)
        await next.store(try response("d"), Data(count: 1_800))
        #expect(await next.file(for: try url("b")) == nil)
        #expect(await next.file(for: try url("a")) != nil)
        let last = try url("d")
        #expect(await next.file(for: last)?.response.url == last)
    }

    @Test("the caches of a folder together keep its limit, and count what the others store and remove")
    func sharedFolder() async throws {
        func byteCount() throws -> Int {
            try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: [.fileSizeKey])
                .reduce(0) { $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        }
        let sameFolder = folder.url.appendingPathComponent("inside").appendingPathComponent("..")
        let caches = [
            DiskCache(folder: folder.url, limit: 5_000), DiskCache(folder: sameFolder, limit: 5_000),
            DiskCache(folder: folder.url, limit: 5_000),
        ]
        // Each cache has counted before the others store.
        for (index, cache) in caches.enumerated() { await cache.store(try response("first\(index)"), Data(count: 10)) }
        for index in 0..<12 {
            await caches[index % 3].store(try response("\(index)"), Data(count: 1_000))
            #expect(try byteCount() <= 5_000, "after file \(index)")
        }
        await caches[0].removeAll()
        // The others do not count what is gone, so that nothing needs to be removed.
        for index in 0..<3 { await caches[1].store(try response("new\(index)"), Data(count: 1_000)) }
        for index in 0..<3 { #expect(await caches[2].file(for: try url("new\(index)")) != nil) }
    }

    @Test("a file that is larger than the cache is not stored, and replaces none")
    func largeFile() async throws {
        let cache = DiskCache(folder: folder.url, limit: 1_000)
        await cache.store(try response("a"), Data(count: 500))
        await cache.store(try response("a"), Data(count: 2_000))
        #expect(await cache.file(for: try url("a")) == nil)
    }

    @Test("damaged files are removed without harm", arguments: 0..<30 as Range<Int>)
    func damage(_ seed: Int) async throws {
        let cache = DiskCache(folder: folder.url, limit: 10_000)
        await cache.store(try response("a", ["ETag": "1"]), Data(count: 100))
        let file = folder.url.appendingPathComponent("\(DiskCache.name(of: try url("a"))).response")
        var data = try Data(contentsOf: file)
        if seed.isMultiple(of: 3) {
            data = data.prefix(seed * 5)
        } else {
            data[(seed * 7) % data.count] ^= UInt8(1 + seed * 8 % 255)
        }
        try data.write(to: file)
        // What remains readable may have other headers, but is of the same address.
        if let found = await cache.file(for: try url("a")) { #expect(found.response.url == (try url("a"))) }
        await cache.store(try response("a"), Data([1]))
        #expect(await cache.file(for: try url("a"))?.body == Data([1]))
    }

    @Test("freshness follows the rules of HTTP")
    func freshness() throws {
        let date = "Sun, 15 Jun 2025 15:06:40 GMT"
        func isFresh(_ headers: [String: String], after seconds: TimeInterval) throws -> Bool {
            try response("a", headers).isFresh(at: now + seconds)
        }
        #expect(try isFresh(["Cache-Control": "public, max-age=10"], after: 9))
        #expect(try !isFresh(["Cache-Control": "public, max-age=10"], after: 10))
        #expect(try !isFresh(["Cache-Control": "max-age=10", "Age": "5"], after: 6))
        #expect(try !isFresh(["Cache-Control": "max-age=10, no-cache"], after: 1))
        #expect(try !isFresh([:], after: 0))
        #expect(try isFresh(["Date": date, "Expires": "Sun, 15 Jun 2025 15:07:40 GMT"], after: 59))
        #expect(try !isFresh(["Date": date, "Expires": "Sun, 15 Jun 2025 15:07:40 GMT"], after: 61))
        #expect(try !isFresh(["Expires": "0"], after: 0))
        #expect(try isFresh(["Cache-Control": "max-age=10", "Expires": "0"], after: 5))
        #expect(try isFresh(["Date": date, "Last-Modified": "Sun, 15 Jun 2025 15:05:00 GMT"], after: 9))
        #expect(try !isFresh(["Date": date, "Last-Modified": "Sun, 15 Jun 2025 15:05:00 GMT"], after: 11))
        #expect(try isFresh(["Last-Modified": "Mon, 03 Jan 2000 00:00:00 GMT"], after: 86_399))
        #expect(try !isFresh(["Last-Modified": "Mon, 03 Jan 2000 00:00:00 GMT"], after: 86_401))
    }

    @Test("dates have three formats")
    func dates() {
        let date = Date(timeIntervalSince1970: 784_111_777)
        #expect(HTTPDate.date("Sun, 06 Nov 1994 08:49:37 GMT") == date)
        #expect(HTTPDate.date("Sunday, 06-Nov-94 08:49:37 GMT") == date)
        #expect(HTTPDate.date("Sun Nov  6 08:49:37 1994") == date)
        #expect(HTTPDate.date("tomorrow") == nil)
    }
}
