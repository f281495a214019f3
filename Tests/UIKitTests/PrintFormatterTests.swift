import Testing
import TrestleTesting

@testable import UIKit

/// A renderer that records the rectangles that it draws in.
private final class RecordingRenderer: UIPrintPageRenderer {
    var lines: [String] = []

    private func record(_ name: String, _ page: Int, _ rect: CGRect) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }
        lines.append("\(name) \(page): " + numbers.joined(separator: " "))
    }

    override func prepare(forDrawingPages range: NSRange) { lines.append("prepare \(range.location) \(range.length)") }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        record("header", pageIndex, headerRect)
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        record("content", pageIndex, contentRect)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        record("footer", pageIndex, footerRect)
    }
}

@Suite("Print formatters and page renderers", .serialized) @MainActor
struct PrintFormatterTests {
    private let paper = CGRect(x: 0, y: 0, width: 300, height: 400)
    private let printable = CGRect(x: 20, y: 30, width: 260, height: 340)

    private func text(lines: Int) -> UISimpleTextPrintFormatter {
        UISimpleTextPrintFormatter(text: (1...lines).map { "Line \($0)." }.joined(separator: "\n"))
    }

    @Test("a long text is broken into pages between lines, and can be selected")
    func pages() throws {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(text(lines: 100), startingAtPageAt: 0)
        let data = renderer.draw(on: paper, printable: printable)
        let perPage = Int(340 / UIFont.systemFont(ofSize: 12).lineHeight)
        #expect(renderer.numberOfPages == (99 + perPage) / perPage)
        let texts = try PrintFixture.texts(of: data)
        #expect(texts.count == renderer.numberOfPages)
        for (page, text) in texts.enumerated() {
            let lines = text.split(separator: "\n").map(String.init)
            let expected = (page * perPage + 1...min(100, page * perPage + perPage)).map { "Line \($0)." }
            #expect(lines == expected)
        }
    }

    @Test("a paragraph that is longer than a page is on each page once")
    func paragraph() throws {
        let words = (1...400).map { "word\($0)" }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(
            UISimpleTextPrintFormatter(text: words.joined(separator: " ")), startingAtPageAt: 0)
        let texts = try PrintFixture.texts(of: renderer.draw(on: paper, printable: printable))
        #expect(texts.count > 1 && texts.count == renderer.numberOfPages)
        #expect(texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } == words)
    }

    @Test("the header and the footer are at the edges of the printable rectangle, and the content is between them")
    func headerAndFooter() {
        let renderer = RecordingRenderer()
        renderer.headerHeight = 40
        renderer.footerHeight = 25
        let formatter = text(lines: 1)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        _ = renderer.draw(on: paper, printable: printable)
        #expect(
            renderer.lines == [
                "prepare 0 1", "header 0: 20 30 260 40", "content 0: 20 70 260 275", "footer 0: 20 345 260 25",
            ])
        #expect(formatter.rectForPage(at: 0).origin == CGPoint(x: 20, y: 70))
        #expect(formatter.rectForPage(at: 1) == .zero)
    }

    @Test("formatters begin at their pages, within their insets from the edges of the paper")
    func startPages() throws {
        let renderer = UIPrintPageRenderer()
        let (first, second) = (text(lines: 1), text(lines: 1))
        second.text = "Appendix"
        second.perPageContentInsets = UIEdgeInsets(top: 50, left: 60, bottom: 0, right: 0)
        second.maximumContentWidth = 90
        renderer.addPrintFormatter(first, startingAtPageAt: 0)
        renderer.addPrintFormatter(second, startingAtPageAt: 2)
        let texts = try PrintFixture.texts(of: renderer.draw(on: paper, printable: printable))
        #expect(texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == ["Line 1.", "", "Appendix"])
        let rect = second.rectForPage(at: 2)
        #expect(rect.origin == CGPoint(x: 60, y: 50) && rect.width == 90)
        #expect(renderer.printFormattersForPage(at: 2) == [second] && renderer.printFormattersForPage(at: 1) == nil)
        second.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 1 && second.printPageRenderer == nil)
    }

    @Test("HTML is printed with its text")
    func markup() throws {
        let renderer = UIPrintPageRenderer()
        let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Walks</h1><p>To <b>Malham</b> Cove &amp; back</p>")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let texts = try PrintFixture.texts(of: renderer.draw(on: paper, printable: printable))
        #expect(texts.count == 1)
        #expect(
            texts.first?.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "Walks To Malham Cove & back")
    }

    @Test("all rows of a table are printed, and pages are broken between rows")
    func table() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row + 1)"
                return cell
            }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        let rows = Rows()
        table.dataSource = rows
        screen.show(table)
        table.contentOffset.y = 100
        screen.settle()
        let before = screen.picture
        let renderer = UIPrintPageRenderer()
        renderer.printFormatters = [table.viewPrintFormatter()]
        let texts = try PrintFixture.texts(of: renderer.draw(on: paper, printable: printable))
        #expect(texts.count > 2 && texts.count == renderer.numberOfPages)
        let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(lines == (1...40).map { "Row \($0)" })
        screen.settle()
        #expect(table.contentOffset.y == 100 && screen.texts.first == "Row 3")
        #expect(screen.picture.pixel(40, 40) == before.pixel(40, 40))
    }

    @Test("the text of a text view is laid out for the page, in black")
    func textView() throws {
        let screen = HeadlessScreen(style: .dark)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = (1...60).map { "Line \($0)." }.joined(separator: "\n")
        screen.show(view)
        let renderer = UIPrintPageRenderer()
        renderer.printFormatters = [view.viewPrintFormatter()]
        let texts = try PrintFixture.texts(of: renderer.draw(on: paper, printable: printable))
        let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(lines == (1...60).map { "Line \($0)." })
    }

    @Test("a view draws itself for printing, reduced to the width of the page")
    func view() {
        final class Drawing: UIView {
            var rects: [CGRect] = []
            override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { rects.append(rect) }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 520, height: 1000))
        let renderer = UIPrintPageRenderer()
        let formatter = view.viewPrintFormatter()
        renderer.printFormatters = [formatter]
        _ = renderer.draw(on: paper, printable: printable)
        #expect(
            view.rects == [
                CGRect(x: 0, y: 0, width: 520, height: 680), CGRect(x: 0, y: 680, width: 520, height: 320),
            ])
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 20, y: 30, width: 260, height: 160))
    }

    @Test("a copied formatter has the same content and belongs to no renderer")
    func copies() {
        let formatter = text(lines: 3)
        formatter.color = .red
        formatter.startPage = 4
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 4)
        let copy = formatter.copy() as? UISimpleTextPrintFormatter
        #expect(copy?.text == formatter.text && copy?.color == .red && copy?.startPage == 4)
        #expect(copy?.printPageRenderer == nil && copy?.pageCount == 0)
    }
}

@Suite("Print settings") @MainActor
struct PrintSettingsTests {
    @Test("settings survive copies, dictionaries and archives")
    func info() throws {
        let info = UIPrintInfo.printInfo()
        info.jobName = "Walks"
        info.printerID = "Attic"
        info.outputType = .photoGrayscale
        info.orientation = .landscape
        info.duplex = .shortEdge
        let data = try NSKeyedArchiver.archivedData(withRootObject: info, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let decoded = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIPrintInfo
        for other in [info.copy() as? UIPrintInfo, UIPrintInfo(dictionary: info.dictionaryRepresentation), decoded] {
            #expect(other?.jobName == "Walks" && other?.printerID == "Attic" && other?.outputType == .photoGrayscale)
            #expect(other?.orientation == .landscape && other?.duplex == .shortEdge && other !== info)
        }
        #expect(UIPrintInfo(dictionary: nil).duplex == .none)
    }

    @Test("papers are read from the names of the print system")
    func papers() {
        func size(_ name: String) -> CGSize? { UIPrintPaper(named: name)?.paperSize }
        #expect(size("A4") == CGSize(width: 595, height: 842))
        #expect(size("iso_a4_210x297mm") == CGSize(width: 595, height: 842))
        #expect(size("na_letter_8.5x11in") == CGSize(width: 612, height: 792))
        #expect(size("w288h432") == CGSize(width: 288, height: 432) && size("4x6") == size("w288h432"))
        #expect(size("Custom.WIDTHxHEIGHT") == nil)
        #expect(UIPrintPaper(named: "iso_a4_210x297mm")?.title == "A4")
        #expect(UIPrintPaper(named: "w288h432")?.title == "102 × 152 mm")
        #expect(UIPrintPaper(named: "A4")?.printableRect == CGRect(x: 18, y: 18, width: 559, height: 806))
    }

    @Test("the best paper is the smallest that contains the page, or else the largest")
    func bestPaper() {
        let papers = ["A3", "A4", "A5", "Letter"].compactMap { UIPrintPaper(named: $0) }
        func best(_ width: CGFloat, _ height: CGFloat) -> String {
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: papers).name
        }
        #expect(best(595.28, 841.89) == "A4" && best(800, 500) == "A4" && best(100, 100) == "A5")
        #expect(best(612, 792) == "Letter" && best(2000, 2000) == "A3")
    }
}
