import Testing
import TrestleTesting

@testable import UIKit

/// A delegate that records the events of a job.
private final class PrintLog: NSObject, UIPrintInteractionControllerDelegate {
    var lines: [String] = []
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        lines.append("will present")
    }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        lines.append("did present")
    }
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        lines.append("will dismiss")
    }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        lines.append("did dismiss")
    }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
        lines.append("will start")
    }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
        lines.append("did finish")
    }
}

@Suite("Printing", .serialized) @MainActor
struct PrintSheetTests {
    private let screen: HeadlessScreen
    private let root = UIViewController()
    private let printing = UIPrintInteractionController()
    private let log = PrintLog()

    init() {
        screen = HeadlessScreen()
        root.view.backgroundColor = .systemBackground
        screen.show(root)
        printing.delegate = log
    }

    /// The result of a job.
    private final class Outcome {
        var isPrinted: Bool?
        var error: (any Error)?
    }

    private func text(pages: Int = 3) -> UISimpleTextPrintFormatter {
        let lines = (1...pages).flatMap { page in ["Page \(page)"] + Array(repeating: "Some text.", count: 54) }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        return formatter
    }

    /// Presents the sheet and waits until it has found the printers.
    private func present(on screen: HeadlessScreen? = nil) async -> Outcome {
        let outcome = Outcome()
        #expect(
            printing.present(animated: true) { _, isPrinted, error in
                outcome.isPrinted = isPrinted
                outcome.error = error
            })
        let screen = screen ?? self.screen
        screen.settle()
        await wait(for: "A4", on: screen)
        return outcome
    }

    private func wait(for text: String, on screen: HeadlessScreen) async {
        await screen.wait {
            screen.texts.contains(text) && screen.views(UIActivityIndicatorView.self).isEmpty
        }
        screen.settle()
    }

    private func tapIncrement(_ label: String) {
        guard let stepper = screen.views(UIStepper.self).first(where: { $0.accessibilityLabel == label }),
            let rect = screen.visibleRect(of: stepper)
        else {
            Issue.record("no stepper \(label)")
            return
        }
        screen.tap(at: CGPoint(x: rect.maxX - 20, y: rect.midY))
    }

    @Test("the user prints copies of some pages on both sides with another printer")
    func print() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        #expect(UIPrintInteractionController.isPrintingAvailable)
        let info = UIPrintInfo.printInfo()
        info.jobName = "Walks"
        info.printerID = "Attic"
        printing.printInfo = info
        printing.printFormatter = text()
        let outcome = await present()
        #expect(screen.texts.contains("Attic") && !screen.texts.contains("Double-Sided"))
        screen.tap("Attic")
        screen.settle()
        #expect(screen.texts.contains("Save as PDF"))
        screen.tap("Office")
        await wait(for: "Double-Sided", on: screen)
        tapIncrement("Copies")
        tapIncrement("Copies")
        tapIncrement("From Page")
        let control = try #require(screen.views(UISwitch.self).first)
        screen.tap(control)
        screen.settle()
        screen.tap("Print")
        await screen.wait { outcome.isPrinted != nil }
        #expect(outcome.isPrinted == true && outcome.error == nil)
        #expect(
            fixture.arguments == [
                "-d", "Office", "-n", "3", "-t", "Walks", "-P", "2-3", "-o", "media=A4", "-o",
                "sides=two-sided-long-edge",
            ])
        let pages = try PrintFixture.texts(of: try #require(fixture.job))
        #expect(pages.count == 3 && pages[0].hasPrefix("Page 1"))
        #expect(info.printerID == "Office" && printing.printPaper?.name == "A4")
        #expect(
            log.lines == [
                "will present", "did present", "will dismiss", "did dismiss", "will start", "did finish",
            ])
        #expect(root.presentedViewController == nil)
    }

    @Test("the paper and the orientation change the pages")
    func paper() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        printing.printFormatter = text(pages: 1)
        let outcome = await present()
        screen.tap("A4")
        screen.settle()
        // Sizes that are not known are left out.
        #expect(screen.texts.contains("102 × 152 mm") && !screen.texts.contains { $0.contains("A5") })
        screen.tap("Letter")
        screen.settle()
        screen.tap("Landscape")
        screen.settle()
        screen.tap("Print")
        await screen.wait { outcome.isPrinted != nil }
        let arguments = try #require(fixture.arguments)
        #expect(arguments.contains("media=Letter") && arguments.contains("orientation-requested=4"))
        #expect(arguments.contains("sides=one-sided") && !arguments.contains("-P"))
        let document = try #require(fixture.job)
        #expect(try PrintFixture.texts(of: document).count == 2)
    }

    @Test("a job that the print system rejects reports its message")
    func failure() async throws {
        let fixture = try PrintFixture(lp: "echo 'lp: The printer is on fire.' >&2; exit 1")
        defer { fixture.remove() }
        printing.printFormatter = text(pages: 1)
        let outcome = await present()
        screen.tap("Print")
        await screen.wait { outcome.isPrinted != nil }
        let error = try #require(outcome.error as? UIPrintError)
        #expect(outcome.isPrinted == false && error.code == .jobFailed)
        #expect(error.localizedDescription == "lp: The printer is on fire.")
        #expect((error as NSError).domain == UIPrintErrorDomain)
    }

    @Test("a canceled job prints nothing")
    func cancellation() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        printing.printFormatter = text(pages: 1)
        for cancel in [{ screen.tap("Cancel") }, { printing.dismiss(animated: true) }] {
            let outcome = await present()
            #expect(!printing.present(animated: true), "one job at a time")
            cancel()
            screen.settle()
            #expect(outcome.isPrinted == false && outcome.error == nil && fixture.arguments == nil)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("without a printer the sheet saves a PDF, and does not replace other files")
    func save() async throws {
        let fixture = try PrintFixture(printers: [])
        defer { fixture.remove() }
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        printing.printInfo = .printInfo()
        printing.printInfo?.jobName = "Walks/May"
        printing.printFormatter = text()
        for _ in 0..<2 {
            let outcome = await present()
            #expect(screen.texts.contains("Save as PDF") && !screen.texts.contains("Copies"))
            tapIncrement("From Page")
            screen.tap("Save")
            await screen.wait { outcome.isPrinted != nil }
            #expect(outcome.isPrinted == true)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: fixture.documents.path).sorted()
        #expect(files == ["Walks-May 2.pdf", "Walks-May.pdf"])
        let data = try Data(contentsOf: fixture.documents.appendingPathComponent("Walks-May.pdf"))
        #expect(try PrintFixture.texts(of: data).count == 2 && fixture.arguments == nil)
    }

    @Test("a sheet that disappeared with its screen does not prevent another job")
    func replacedScreen() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        printing.printFormatter = text(pages: 1)
        _ = await present()
        let other = UIViewController()
        screen.show(other)
        screen.settle()
        await screen.wait { printing.present(animated: false) }
        screen.settle()
        #expect(other.presentedViewController != nil)
    }

    @Test("images and documents are printed as they are, in their order")
    func items() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            for text in ["One", "Two"] {
                context.beginPage()
                NSAttributedString(string: text).draw(at: .zero)
            }
        }
        let png = try #require(image.pngData())
        #expect(UIPrintInteractionController.canPrint(document) && UIPrintInteractionController.canPrint(png))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
        printing.printingItems = [image, png, document]
        let outcome = await present()
        #expect(screen.views(UICollectionView.self).first?.numberOfItems(inSection: 0) == 4)
        screen.tap("Print")
        await screen.wait { outcome.isPrinted != nil }
        #expect(outcome.isPrinted == true && fixture.job == document)
        // Both images are one document.
        #expect(fixture.arguments?.last?.hasSuffix("/1.pdf") == true)
        #expect(fixture.arguments?.contains("fit-to-page") == true)
    }

    @Test("what cannot be printed is reported at once")
    func noContent() throws {
        var errors: [UIPrintError.Code?] = []
        for item in [nil, Data("text".utf8), URL(fileURLWithPath: "/nonexistent"), 5] as [Any?] {
            printing.printingItem = item
            #expect(
                !printing.present(animated: false) { _, _, error in errors.append((error as? UIPrintError)?.code) })
        }
        #expect(errors == [.noContent, .unknownImageFormat, .noContent, .noContent])
        #expect(root.presentedViewController == nil)
    }

    @Test("a printer prints without the sheet")
    func direct() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        let printer = UIPrinter(name: "Office")
        #expect(printer.url.absoluteString == "ipp://localhost/printers/Office" && printer.displayName == "Office")
        #expect(await printer.contactPrinter())
        #expect(printer.displayName == "The office's printer" && printer.displayLocation == "Hall")
        #expect(printer.makeAndModel == "Laser 9" && printer.supportsColor && printer.supportsDuplex)
        #expect(await !UIPrinter(name: "Garden").contactPrinter())
        let info = UIPrintInfo.printInfo()
        info.outputType = .photoGrayscale
        info.jobName = "-x"
        printing.printInfo = info
        printing.printFormatter = text(pages: 1)
        var isPrinted: Bool?
        let address = try #require(URL(string: "ipp://example.com:631/printers/Big"))
        #expect(printing.print(to: UIPrinter(url: address)) { _, completed, _ in isPrinted = completed })
        await screen.wait { isPrinted != nil }
        #expect(fixture.arguments?.prefix(8) == ["-h", "example.com:631", "-d", "Big", "-n", "1", "-t", "-x"])
        #expect(fixture.arguments?.contains("print-color-mode=monochrome") == true)
    }

    @Test("an activity prints texts and ends when they are printed")
    func activity() async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        let activities = UIActivityViewController(activityItems: ["Malham Cove"], applicationActivities: nil)
        var type: UIActivity.ActivityType?
        activities.completionWithItemsHandler = { finished, _, _, _ in type = finished }
        root.present(activities, animated: true)
        screen.settle()
        screen.tap("Print")
        screen.settle()
        await wait(for: "A4", on: screen)
        screen.tap("Print")
        await screen.wait { type != nil }
        #expect(type == .print)
        #expect(try PrintFixture.texts(of: try #require(fixture.job)).first?.contains("Malham Cove") == true)
    }

    @Test("the sheet shows the pages and the settings", arguments: [UIUserInterfaceStyle.light, .dark])
    func looks(_ style: UIUserInterfaceStyle) async throws {
        let fixture = try PrintFixture()
        defer { fixture.remove() }
        let screen = HeadlessScreen(style: style)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        screen.show(root)
        printing.printFormatter = text()
        let outcome = await present(on: screen)
        expectSnapshot(screen, matches: style == .dark ? "sheet-dark" : "sheet")
        screen.tap("Cancel")
        screen.settle()
        #expect(outcome.isPrinted == false)
    }

    @Test("each language has all texts, and the placeholders of the page number")
    func languages() {
        let languages = [
            "en", "zh-CN", "zh-TW", "ar", "cs", "da", "de", "es", "fi", "fr", "he", "it", "ja", "ko", "nb", "nl", "pl",
            "pt-BR", "ru", "sv", "tr", "uk",
        ]
        for language in languages {
            let format = PrintWord.pageOf.text(in: [language])
            #expect(String(format: format, 2, 3).contains("2") && format.contains("%2$ld"), "\(language)")
            #expect(language == "en" || PrintWord.saveAsPDF.text(in: [language]) != "Save as PDF", "\(language)")
        }
        #expect(PrintWord.pageOf.text(in: ["xx", "de"]) == "Seite %1$ld von %2$ld")
    }
}
