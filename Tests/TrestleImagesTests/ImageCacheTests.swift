import Foundation
import Testing
import UIKit

@testable import TrestleImages

@Suite("Caches of images")
struct ImageCacheTests {
    private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.com/\(name)")) }

    @Test("images in memory are bounded in bytes, and removed least recently used first")
    func memory() throws {
        var cache = MemoryCache(limit: 40_000)
        func image() -> UIImage { UIImage(data: picture(50, 50)) ?? UIImage() }
        let requests = try (0..<5).map { ImageRequest(try url("\($0)")) }
        for request in requests.prefix(4) { cache.store(image(), for: request) }
        #expect(cache.cost == 40_000 && cache.image(for: requests[0]) != nil)
        cache.store(image(), for: requests[4])
        #expect(cache.cost == 30_000)
        #expect(cache.image(for: requests[1]) == nil && cache.image(for: requests[2]) == nil)
        #expect(cache.image(for: requests[0]) != nil && cache.image(for: requests[4]) != nil)
        cache.store(UIImage(data: picture(200, 200)) ?? UIImage(), for: requests[4])
        #expect(cache.image(for: requests[4]) == nil && cache.cost == 20_000)
    }
}
