import AdaptiveCards
import Foundation
import Testing
import TrestleImages

@testable import TrestleCards

@Suite("Images of cards") @MainActor
struct CardImageTests {
    private func allowed(_ address: String, hosts: Set<String>, loader: ImageLoader? = ImageLoader()) throws -> Bool {
        var configuration = CardConfiguration { _ in }
        configuration.images = loader
        configuration.imageHosts = hosts
        return configuration.allowedImage(try #require(URL(string: address))) != nil
    }

    @Test("images are loaded from allowed hosts only, encrypted or from the card itself")
    func hosts() throws {
        #expect(try allowed("https://Images.example.com/a.png", hosts: ["images.example.com"]))
        #expect(try allowed("data:image/png;base64,AAAA", hosts: []))
        #expect(try !allowed("http://images.example.com/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("https://example.com/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("https://images.example.com.evil.net/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("file:///etc/hosts", hosts: [""]))
        #expect(try !allowed("https://images.example.com/a.png", hosts: ["images.example.com"], loader: nil))
    }
}
