import DesktopBus
import Testing

@Suite("Watches of GSettings")
struct GSettingsWatchTests {
    @Test("a schema that is not installed has no watch")
    func missingSchema() async {
        let result = await GSettingsWatch.start(schema: "org.example.missing", keys: ["a"]) { _, _ in }
        #expect(result == nil)
    }
}
