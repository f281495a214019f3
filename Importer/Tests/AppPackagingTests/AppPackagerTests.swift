import Foundation
import ProjectImport
import Testing

@testable import AppPackaging

extension ProcessTests {
    @Suite struct AppPackagerTests {
        /// A folder with a program as Swift Package Manager builds it.
        ///
        /// The program is a script: it is not linked with libraries, and draws one icon.
        private func makeFolder(_ files: [String: String] = [:], icons: String = "48") throws -> TemporaryFolder {
            let folder = try TemporaryFolder(files)
            let script =
                "#!/bin/sh\n[ -z '\(icons)' ] || { mkdir -p \"$TRESTLE_ICONS\"; echo icon >\"$TRESTLE_ICONS/\(icons).png\"; }\n"
            try folder.write(Data(script.utf8), to: "build/My_App", isExecutable: true)
            return folder
        }

        private func install(_ folder: TemporaryFolder) throws -> AppPrefix {
            let prefix = AppPrefix(folder: folder.url.appendingPathComponent("usr"), name: "my-app")
            let app = try BuiltApp(executable: folder.url.appendingPathComponent("build/My_App"))
            let work = folder.url.appendingPathComponent("icons")
            let program = try prefix.copy(app, libraries: [])
            try prefix.install(try app.description(), icons: try AppIcons.draw(program, into: work), place: "/usr")
            return prefix
        }

        @Test("a prefix has the program with its resources and those of libraries, and the files of the desktop")
        func prefix() throws {
            let folder = try makeFolder([
                "build/App_My_App.resources/My_App-Info.plist": """
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.$(EXECUTABLE_NAME)</string>
                <key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key><string>a.b</string></dict></array>
                </dict></plist>
                """,
                "build/App_My_App.resources/de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Meine App\";",
                "build/App_My_App.resources/fr.lproj/InfoPlist.strings": "damaged {",
                "build/App_Library.resources/data": "", "build/App_Other.resources/data": "", "build/notes.txt": "",
            ])
            try folder.write(Data(), to: "build/Other", isExecutable: true)
            _ = try install(folder)
            #expect(
                try folder.paths().filter { $0.hasPrefix("usr/") } == [
                    "usr/bin/My_App", "usr/lib/my-app/App_Library.resources/data",
                    "usr/lib/my-app/App_My_App.resources/My_App-Info.plist",
                    "usr/lib/my-app/App_My_App.resources/de.lproj/InfoPlist.strings",
                    "usr/lib/my-app/App_My_App.resources/fr.lproj/InfoPlist.strings", "usr/lib/my-app/My_App",
                    "usr/share/applications/com.example.My_App.desktop",
                    "usr/share/dbus-1/services/com.example.My_App.service",
                    "usr/share/icons/hicolor/48x48/apps/com.example.My_App.png",
                    "usr/share/mime/packages/com.example.My_App.xml",
                ])
            let text = try folder.text(of: "usr/share/applications/com.example.My_App.desktop")
            #expect(text.contains("Name=My_App\nName[de]=Meine App\n") && text.contains("Icon=com.example.My_App\n"))
            let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/usr/bin/My_App")
            #expect(link == "../lib/my-app/My_App")
        }

        @Test("the bundle of an imported project is copied, and links to the resources of packages")
        func bundle() throws {
            let folder = try makeFolder([
                "work/My App.app/Info.plist": "{ CFBundleDisplayName = \"My App\"; }", "build/P_P.resources/data": "x",
            ])
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.path + "/build/My_App.app", withDestinationPath: "../work/My App.app")
            _ = try install(folder)
            let app = folder.url.appendingPathComponent("usr/lib/my-app/My_App.app")
            #expect(
                try FileManager.default.attributesOfItem(atPath: app.path)[.type] as? FileAttributeType
                    == .typeDirectory)
            #expect(try folder.text(of: "usr/lib/my-app/My_App.app/P_P.resources/data") == "x")
            #expect(try folder.text(of: "usr/share/applications/My_App.desktop").contains("Name=My App\n"))
        }

        @Test("permissions are those of installed files, and all files have the given date")
        func permissions() throws {
            let folder = try makeFolder(["build/App_My_App.resources/data": ""])
            let prefix = try install(folder)
            let data = folder.url.path + "/usr/lib/my-app/App_My_App.resources/data"
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: data)
            let program = prefix.programFolder.appendingPathComponent("My_App")
            try prefix.normalize(prefix.folder, program: program, modification: Date(timeIntervalSince1970: 86400))
            func attributes(_ path: String) throws -> (Int?, Date?) {
                let values = try FileManager.default.attributesOfItem(atPath: path)
                return (values[.posixPermissions] as? Int, values[.modificationDate] as? Date)
            }
            #expect(try attributes(data).0 == 0o644)
            #expect(try attributes(folder.url.path + "/usr/lib/my-app/My_App").0 == 0o755)
            #expect(try attributes(folder.url.path + "/usr/lib").0 == 0o755)
            #expect(try attributes(folder.url.path + "/usr/share").1 == Date(timeIntervalSince1970: 86400))
        }

        @Test("an app that fails while it draws its icon is an error, and one without an icon is not")
        func icons() throws {
            let folder = try makeFolder(icons: "")
            let app = folder.url.appendingPathComponent("build/My_App")
            #expect(try AppIcons.draw(app, into: folder.url.appendingPathComponent("icons")).icons.isEmpty)
            let failing = try folder.write(Data("#!/bin/sh\nexit 3\n".utf8), to: "failing", isExecutable: true)
            #expect(throws: ImportDiagnostic.self) { try AppIcons.draw(failing, into: folder.url) }
        }

        @Test("a damaged information property list is an error with its position")
        func damaged() throws {
            let folder = try makeFolder(["build/App_My_App.resources/My_App-Info.plist": "<plist><dict>\n<key>"])
            let app = try BuiltApp(executable: folder.url.appendingPathComponent("build/My_App"))
            let error = #expect(throws: ImportDiagnostic.self) { try app.description() }
            #expect(error?.file?.lastPathComponent == "My_App-Info.plist" && error?.line == 2)
            #expect(throws: ImportDiagnostic.self) {
                try BuiltApp(executable: folder.url.appendingPathComponent("Gone"))
            }
        }

        @Test("options are checked before the build")
        func options() throws {
            let folder = try TemporaryFolder()
            var packager = AppPackager(
                build: ProgramBuild(package: folder.url, product: "本", scratch: folder.url),
                options: AppPackager.Options())
            #expect(throws: ImportDiagnostic.self) { try packager.run(output: folder.url) }
            packager.options.maintainer = "A <a@example.org>"
            let error = #expect(throws: ImportDiagnostic.self) { try packager.run(output: folder.url) }
            #expect(error?.remedy == "Name the package with '--package-name'.")
            packager.options.packageName = "Walks"
            #expect(throws: ImportDiagnostic.self) { try packager.run(output: folder.url) }
        }

        @Test("the executable products of a package are those of its description")
        func products() throws {
            let json = """
                {"products": [{"name": "B", "type": {"executable": null}}, {"name": "L", "type": {"library": ["automatic"]}},
                {"name": "A", "type": {"executable": null}}], "targets": []}
                """
            #expect(try ProgramBuild.executableProducts(inDescription: Data(json.utf8)) == ["A", "B"])
            #expect(throws: ImportDiagnostic.self) {
                try ProgramBuild.executableProducts(inDescription: Data("{}".utf8))
            }
        }
    }
}
