import Testing

@testable import CollectionGeometry

@Suite("Geometry of flows")
struct FlowGeometryTests {
    private func section(_ count: Int) -> FlowSection {
        var metrics = FlowMetrics()
        metrics.lineLength = 100
        metrics.header = 10
        return FlowSection(FlowItems(FlowSize(along: 20, across: 50), count: count, areEstimated: true), metrics)
    }

    @Test("sections follow each other, and measured items move those after them")
    func measuring() {
        var geometry = FlowGeometry([section(4), section(0), section(2)])
        #expect(geometry.length == 50 + 10 + 30)
        #expect(geometry.offset(ofSection: 2) == 60)
        #expect(geometry.sections(from: 45, to: 61) == 0..<3)
        #expect(geometry.sections(from: 50, to: 60) == 1..<2)
        geometry.measure([0: [3: FlowSize(along: 35, across: 50)]])
        #expect(geometry.offset(ofSection: 2) == 75)
        #expect(geometry.rect(ofItem: 1, section: 2)?.along == 85)
        #expect(geometry.rect(ofItem: 2, section: 2) == nil)
        #expect(geometry.rect(ofItem: 0, section: 3) == nil)
    }
}
