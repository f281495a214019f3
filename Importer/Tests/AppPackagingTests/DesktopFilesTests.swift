import Foundation
import Testing
import XcodeProject

@testable import AppPackaging

@Suite struct DesktopEntryTests {
    private func entry(
        _ information: [String: PropertyListValue] = [:], executable: String = "Walks", names: [String: String] = [:],
        hasIcon: Bool = true, programFolder: String? = nil
    ) throws -> DesktopEntry {
        let app = try AppDescription(information: information, executable: executable, localizedNames: names)
        return DesktopEntry(app, hasIcon: hasIcon, programFolder: programFolder)
    }

    @Test("a desktop file has the name in all languages, the command, the icon, and the class of the window")
    func text() throws {
        let entry = try entry(
            [
                "CFBundleIdentifier": .string("com.example.walks"), "CFBundleDisplayName": .string("Walks"),
                "LSApplicationCategoryType": .string("public.app-category.music"),
                "CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array([.string("walks")])])]),
            ], names: ["de": "Wanderungen", "pt-BR": "Caminhadas", "zh-Hans": "散步", "en": "Walks", "Base": "Base"])
        #expect(entry.fileName == "com.example.walks.desktop")
        #expect(
            entry.text == """
                [Desktop Entry]
                Type=Application
                Name=Walks
                Name[de]=Wanderungen
                Name[pt_BR]=Caminhadas
                Name[zh_CN]=散步
                Exec=Walks %U
                Icon=com.example.walks
                Terminal=false
                Categories=AudioVideo;Audio;
                MimeType=x-scheme-handler/walks;
                StartupWMClass=com.example.walks

                """)
    }

    @Test("the session bus starts an installed app, which performs the quick actions of its icon")
    func activation() throws {
        func shortcut(_ title: String) -> PropertyListValue {
            .dictionary([
                "UIApplicationShortcutItemType": .string("x.y"), "UIApplicationShortcutItemTitle": .string(title),
            ])
        }
        let information: [String: PropertyListValue] = [
            "CFBundleIdentifier": .string("com.example.my-walks"),
            "UIApplicationShortcutItems": .array([shortcut("New Walk"), shortcut("Last\nWalk"), .string("damaged")]),
        ]
        let entry = try entry(information, executable: "My Walks", programFolder: "/usr/bin")
        #expect(
            entry.text.hasSuffix(
                """
                StartupWMClass=com.example.my-walks
                DBusActivatable=true
                Actions=shortcut-1;shortcut-2;

                [Desktop Action shortcut-1]
                Name=New Walk

                [Desktop Action shortcut-2]
                Name=Last\\nWalk

                """))
        #expect(entry.service?.fileName == "com.example.my-walks.service")
        #expect(
            entry.service?.text
                == "[D-BUS Service]\nName=com.example.my-walks\nExec='/usr/bin/My Walks'\n")
    }

    @Test("an app whose place or name on the bus is not known is started by its command only")
    func noActivation() throws {
        let moved = try entry(["CFBundleIdentifier": .string("com.example.walks")])
        #expect(moved.service == nil && !moved.text.contains("DBusActivatable"))
        for identifier in ["walks", "com.1example", "com.exa+mple", "com..example"] {
            let entry = try entry(["CFBundleIdentifier": .string(identifier)], programFolder: "/usr/bin")
            #expect(entry.service == nil && !entry.text.contains("DBusActivatable"), "\(identifier)")
        }
    }

    @Test("an app that opens nothing gets no arguments, and one without an icon names none")
    func plain() throws {
        let text = try entry(hasIcon: false).text
        #expect(text.contains("\nExec=Walks\n") && !text.contains("Icon=") && !text.contains("MimeType="))
    }

    @Test("values are escaped, so that they cannot add keys")
    func escaping() throws {
        let text = try entry(["CFBundleDisplayName": .string("A\nExec=rm\\")]).text
        #expect(text.contains("\nName=A\\nExec=rm\\\\\n"))
        #expect(DesktopEntry.escaped(" a\tb") == "\\sa\\tb")
        #expect(DesktopEntry.quotedArgument("My App$") == "\"My App\\$\"")
        #expect(DesktopEntry.quotedArgument("100%") == "100%%")
    }

    @Test(
        "languages are converted to locales",
        arguments: [
            ("de", "de"), ("en-GB", "en_GB"), ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("sr-Latn", "sr@latin"),
            ("es-419", "es_419"), ("EN_us", "en_US"),
        ])
    func locales(_ language: String, _ locale: String) { #expect(DesktopEntry.locale(of: language) == locale) }

    @Test("folders that are no languages have no locale", arguments: ["Base", "", "x", "d1"])
    func noLocale(_ language: String) { #expect(DesktopEntry.locale(of: language) == nil) }
}

@Suite struct SharedMimeInfoTests {
    @Test("types are declared with comment, supertypes and file names")
    func xml() {
        let info = SharedMimeInfo(types: [
            .init(name: "application/x-walk", comment: "A & B", extensions: ["walk"], supertypes: ["text/plain"])
        ])
        #expect(
            info.xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
                  <mime-type type="application/x-walk">
                    <comment>A &amp; B</comment>
                    <sub-class-of type="text/plain"/>
                    <glob pattern="*.walk"/>
                  </mime-type>
                </mime-info>

                """)
    }
}
