import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import Foundation
import LinkPresentation
import Testing

@Suite struct UnavailableServiceTests {
    @Test("tracking is denied")
    func tracking() async {
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(
            ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test("handlers of background tasks are registered once, and requests fail")
    func backgroundTasks() {
        let scheduler = BGTaskScheduler.shared
        let identifier = UUID().uuidString
        #expect(scheduler.register(forTaskWithIdentifier: identifier, using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: identifier, using: nil) { _ in })
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: identifier))
        }
    }

    @Test("the title of a link is not loaded, and a view displays its address") @MainActor
    func links() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
        let view = LPLinkView(url: url)
        func texts() -> [String?] {
            (view.subviews.first?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
        }
        #expect(texts() == ["https://example.com/a", "example.com"])
        let metadata = LPLinkMetadata()
        metadata.url = url
        metadata.title = "Trails"
        view.metadata = metadata
        #expect(texts() == ["Trails", "example.com"])
    }
}
