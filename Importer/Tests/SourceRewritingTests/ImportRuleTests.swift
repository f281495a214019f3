import SourceRewriting
import Testing

@Suite struct ImportRuleTests {
    private func imports(_ source: String, modules: Set<String> = []) -> [Substring] {
        let options = RewriteOptions(moduleName: "App", availableModules: modules)
        let text = RewriteSample(options: options).rewrite(["File.swift": source]).files[0].text
        return text.split(whereSeparator: { $0 == "\n" || $0 == ";" }).map { $0.drop { $0 == " " } }
            .filter { $0.contains("import ") }
    }

    @Test("modules that Linux lacks are removed with a warning")
    func removed() {
        let result = RewriteSample().rewrite(["File.swift": "import Foundation\nimport CoreData\n"])
        #expect(result.files[0].text.hasSuffix("import Foundation\nimport Foundation\n"))
        #expect(result.diagnostics.map(\.severity) == [.warning])
        #expect(result.diagnostics.first?.line == 2)
        #expect(result.diagnostics.first?.message.contains("'CoreData'") == true)
    }

    @Test("modules with equivalents are replaced silently")
    func replaced() {
        let options = RewriteOptions(moduleName: "App", availableModules: ["os", "CoreServices"])
        let result = RewriteSample(options: options).rewrite([
            "File.swift": "import UIKit\nimport Darwin\nimport OSLog\nimport os.log\nimport MobileCoreServices\n"
        ])
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.files[0].text.hasSuffix(
                "import UIKit\nimport Foundation\nimport os\nimport os\nimport CoreServices\n"))
    }

    @Test("imports of submodules and single declarations import the module")
    func scoped() {
        #expect(imports("import UIKit.UIGestureRecognizerSubclass") == ["import UIKit"])
        #expect(imports("@_exported import class UIKit.UIView") == ["@_exported import UIKit"])
        #expect(imports("import struct Foundation.Date") == ["import Foundation"])
        #expect(imports("import struct Other.Date", modules: ["Other"]).last == "import struct Other.Date")
        #expect(imports("@testable import App", modules: ["App"]).last == "@testable import App")
    }

    @Test("modules whose types are used are added")
    func added() {
        #expect(
            imports("import Foundation\nlet a: URLSession") == ["import FoundationNetworking", "import Foundation"])
        #expect(imports("import Foundation\nlet a: XMLParser") == ["import FoundationXML", "import Foundation"])
        #expect(imports("import Foundation\nlet a: UIColor") == ["import UIKit", "import Foundation"])
        #expect(imports("import UIKit\nlet a: UIColor") == ["import UIKit"])
        #expect(imports("let a: NSLayoutConstraint") == ["import UIKit"])
        #expect(imports("struct UIThing {}\nlet a: UIThing") == ["import Foundation"])
        #expect(imports("let a = 1") == [])
    }

    @Test("Combine is imported where its names are used, as Apple's Foundation exports it")
    func combine() {
        let use = "class Model: ObservableObject { @Published var a = 1 }"
        let modules: Set<String> = ["Combine", "OpenCombine"]
        #expect(imports("import Foundation\n\(use)", modules: modules) == ["import Combine", "import Foundation"])
        #expect(imports("import UIKit\nlet a: AnyCancellable?", modules: modules).first == "import Combine")
        #expect(imports("import Foundation\nimport Combine\n\(use)", modules: modules).count == 2)
        #expect(imports("import Foundation\nimport OpenCombine\n\(use)", modules: modules).count == 2)
        #expect(imports("import Foundation\n\(use)") == ["import Foundation"])
        let own = "import Foundation\nprotocol ObservableObject {}\nclass Model: ObservableObject {}"
        #expect(imports(own, modules: modules) == ["import Foundation"])
    }

    @Test("UserNotifications is imported where its names are used, as Apple's UIKit exports it")
    func userNotifications() {
        let use = "let center = UNUserNotificationCenter.current()"
        let modules: Set<String> = ["UserNotifications"]
        #expect(imports("import UIKit\n\(use)", modules: modules) == ["import UserNotifications", "import UIKit"])
        #expect(imports("import UIKit\nimport UserNotifications\n\(use)", modules: modules).count == 2)
        #expect(imports("import UIKit\n\(use)") == ["import UIKit"])
        let own = "import UIKit\nclass UNNotification {}\nlet a: UNNotification"
        #expect(imports(own, modules: modules) == ["import UIKit"])
    }

    @Test("Security is imported where its constants and functions are used, as Apple's Foundation exports it")
    func security() {
        let modules: Set<String> = ["Security"]
        func imports(_ use: String) -> [Substring] { self.imports("import Foundation\n\(use)", modules: modules) }
        #expect(imports("let a = kSecClass as String") == ["import Security", "import Foundation"])
        #expect(imports("let a = SecItemDelete(q) == errSecSuccess") == ["import Security", "import Foundation"])
        #expect(imports("import Security\nlet a = kSecClass").count == 2)
        #expect(imports("let kind = SecondItem()") == ["import Foundation"])
    }

    @Test("functions of Apple's C library are imported where they are used")
    func darwin() {
        let modules: Set<String> = ["DarwinCompatibility"]
        let expected: [Substring] = ["import DarwinCompatibility", "import UIKit"]
        #expect(imports("import UIKit\nlet a = Double(NSEC_PER_SEC)", modules: modules) == expected)
        #expect(imports("import UIKit\nlet a = mach_absolute_time()", modules: modules) == expected)
        let replaced = expected + ["import Foundation"]
        #expect(imports("import UIKit\nimport Darwin\nlet a = MAXFLOAT", modules: modules) == replaced)
    }

    @Test("functions of Core Foundation are imported where no module that declares them is")
    func coreFoundation() {
        let call = "let t = CFAbsoluteTimeGetCurrent()\nlet l = CFRunLoopGetCurrent()"
        #expect(imports("import UIKit\n" + call) == ["import CoreFoundation", "import UIKit"])
        #expect(!imports("import Security\n" + call, modules: ["Security"]).contains("import CoreFoundation"))
        #expect(imports("import UIKit\nlet s: CFString? = nil") == ["import UIKit"])
    }

    @Test("added imports leave the lines unchanged")
    func lines() {
        let text = RewriteSample().rewrite(["File.swift": "// comment\nlet a: UIColor"]).files[0].text
        let directive = "#sourceLocation(file: \"/app/File.swift\", line: 1)\n"
        #expect(text == directive + "import UIKit\n" + directive + "// comment\nlet a: UIColor")
    }

    @Test("paths with quotation marks are escaped")
    func escaping() {
        let file = SourceFile(path: "/a \"b\"/F.swift", text: "")
        let text = TargetRewriter(options: RewriteOptions(moduleName: "App")).rewrite([file]).files[0].text
        #expect(text == "#sourceLocation(file: \"/a \\\"b\\\"/F.swift\", line: 1)\n")
    }
}
