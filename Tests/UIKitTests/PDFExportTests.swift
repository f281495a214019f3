import Foundation
import ScreenDriver
import Testing
import UIKit

@testable import UIKitGraphics

@Suite("Screens as PDF")
@MainActor
struct PDFExportTests {
    @Test("a screen is exported with text that can be searched, and looks the same")
    func table() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = ["Apples", "Birnen", "Вишни"][indexPath.row]
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
        let rows = Rows()
        table.dataSource = rows
        screen.show(table)
        let data = UIGraphicsPDFRenderer(bounds: table.bounds).pdfData { context in
            context.beginPage()
            table.layer.render(in: context.cgContext)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let env = URL(fileURLWithPath: "/usr/bin/env")
        let text = try ProgramOutput(of: env, ["pdftotext", file.path, "-"], timeLimit: 10, sizeLimit: 1_000_000)
        for row in ["Apples", "Birnen", "Вишни"] {
            #expect(String(decoding: text.output, as: UTF8.self).contains(row))
        }
        let picture = screen.picture
        let resolution = 72 * picture.width / 320
        let drawn = try ProgramOutput(
            of: env, ["pdftocairo", "-png", "-r", "\(resolution)", "-singlefile", file.path, "-"], timeLimit: 10,
            sizeLimit: 10_000_000)
        let page = try #require(UIImage(data: drawn.output)?.cgImage)
        try #require(page.width == picture.width && page.height == picture.height)
        // Edges are smoothed in other ways.
        var different = 0
        // The home indicator, at the bottom of the screen, is not part of the table.
        for y in 0..<page.height * 9 / 10 {
            for x in 0..<page.width {
                let (one, other) = (page.pixel(x, y), picture.pixel(x, y))
                if abs(Int(one.red) - Int(other.red)) > 64 { different += 1 }
            }
        }
        #expect(different < page.width * page.height / 200, "\(different) pixels")
    }
}
