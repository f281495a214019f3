import Testing

@Suite("Region of a program")
struct RegionTests {
    private func lines(_ environment: [String: String], _ arguments: [String] = []) throws -> [String] {
        let program = try BuiltProgram("RegionProbe", arguments, environment: environment)
        #expect(try program.waitForEnd() == 0)
        // ICU separates the time from AM and PM by a narrow space.
        return program.lines.map { $0.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") }
    }

    @Test("dates and numbers have the desktop's formats")
    func desktop() throws {
        #expect(
            try lines(["LANG": "de_DE.UTF-8"]) == [
                "de-DE de_DE", "14. November 2023 um 22:13", "1.234,50 €", "1.234,5 Januar 2",
            ])
    }

    @Test("the region is that of the formats, and the language is that of the texts")
    func formats() throws {
        #expect(
            try lines(["LANG": "en_US.UTF-8", "LC_TIME": "fr_FR.UTF-8"]) == [
                "en-US en_FR", "14 November 2023 at 22:13", "€1 234,50", "1 234,5 January 2",
            ])
    }

    @Test("arguments take precedence over the desktop's settings")
    func arguments() throws {
        let arguments = ["-AppleLanguages", "(fr, en)", "-AppleLocale", "fr_CA"]
        #expect(try lines(["LANG": "de_DE.UTF-8"], arguments).first == "fr fr_CA")
    }

    @Test("without settings, English and the international formats are used", arguments: ["", "C", "C.UTF-8", "POSIX"])
    func none(language: String) throws {
        #expect(try lines(["LANG": language]).first == "en-001 en_001")
    }
}
