import Foundation

/// A dictionary of the library Hunspell, which is loaded when an app checks a text.
@MainActor
final class SpellingDictionary {
    /// The functions of the library.
    private struct Library {
        typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
        typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
        typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        typealias Suggest = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> Int32
        typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, Int32) -> Void
        typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

        let create: Create
        let spell: Spell
        let suggest: Suggest
        let freeList: FreeList
        let encoding: Encoding

        init?() {
            let names = ["libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell-1.6.so.0", "libhunspell.so"]
            guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
                let create = dlsym(handle, "Hunspell_create"), let spell = dlsym(handle, "Hunspell_spell"),
                let suggest = dlsym(handle, "Hunspell_suggest"), let freeList = dlsym(handle, "Hunspell_free_list"),
                let encoding = dlsym(handle, "Hunspell_get_dic_encoding")
            else { return nil }
            self.create = unsafeBitCast(create, to: Create.self)
            self.spell = unsafeBitCast(spell, to: Spell.self)
            self.suggest = unsafeBitCast(suggest, to: Suggest.self)
            self.freeList = unsafeBitCast(freeList, to: FreeList.self)
            self.encoding = unsafeBitCast(encoding, to: Encoding.self)
        }
    }

    private static let library = Library()
    private static let folder = URL(fileURLWithPath: "/usr/share/hunspell")
    /// The dictionaries by language, and `nil` for languages that have none.
    private static var loaded: [String: SpellingDictionary?] = [:]

    /// The languages with a dictionary, in alphabetical order.
    static var languages: [String] {
        guard library != nil else { return [] }
        let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        return files.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }
            .filter { files.contains("\($0).dic") }.sorted()
    }

    /// Returns the dictionary for a language: that with its name, that of the user's region, or any for the language.
    static func dictionary(for language: String) -> SpellingDictionary? {
        if let known = loaded[language] { return known }
        let dictionary = installedName(for: language).flatMap { name in
            loaded.values.lazy.compactMap { $0 }.first { $0.name == name } ?? SpellingDictionary(name)
        }
        loaded[language] = .some(dictionary)
        return dictionary
    }

    private static func installedName(for language: String) -> String? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        let code = name.prefix { $0 != "_" }
        let region = Locale.current.region.map { "\(code)_\($0.identifier)" }
        let available = languages
        let candidates =
            [name] + (region.map { [$0] } ?? []) + ["\(code)_US"] + available.filter { $0.hasPrefix("\(code)_") }
        return candidates.first(where: available.contains)
    }

    private let name: String
    private let library: Library
    private let handle: OpaquePointer
    private let encoding: String.Encoding
    private let file: URL
    private lazy var words = WordFile((try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data())

    private init?(_ name: String) {
        guard let library = Self.library else { return nil }
        self.name = name
        file = Self.folder.appendingPathComponent("\(name).dic")
        let rules = Self.folder.appendingPathComponent("\(name).aff")
        guard let handle = library.create(rules.path, file.path) else { return nil }
        self.library = library
        self.handle = handle
        let encoding = library.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
        self.encoding = encoding == "UTF-8" ? .utf8 : .isoLatin1
    }

    private func withBytes<Result>(_ word: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        // Dictionaries have the typewriter's apostrophe.
        word.replacingOccurrences(of: "\u{2019}", with: "'").cString(using: encoding).map { bytes in
            bytes.withUnsafeBufferPointer { body($0.baseAddress!) }
        }
    }

    /// Returns whether a word is correct.
    func contains(_ word: String) -> Bool { withBytes(word) { library.spell(handle, $0) != 0 } ?? false }

    /// Returns corrections of a word, with the likeliest first.
    func suggestions(for word: String) -> [String] {
        withBytes(word) { bytes in
            var list: Library.List?
            let count = library.suggest(handle, &list, bytes)
            defer { library.freeList(handle, &list, count) }
            return (0..<Int(count)).compactMap { index in
                list?[index].flatMap { String(cString: $0, encoding: encoding) }
            }
        } ?? []
    }

    /// Returns the words that begin with a text, in alphabetical order.
    func words(withPrefix prefix: String) -> [String] {
        let key = prefix.lowercased()
        let spellings = [key, key.prefix(1).uppercased() + key.dropFirst(), key.uppercased()]
            .compactMap { $0.data(using: encoding) }
        guard !key.isEmpty else { return [] }
        return Set(spellings).flatMap { words.beginning(with: $0) }
            .compactMap { String(bytes: $0, encoding: encoding) }.map { ($0.lowercased(), $0) }.sorted { $0 < $1 }
            .map(\.1)
    }

    /// Returns the correct words that differ from a word by one letter of the English alphabet, or by two letters that have changed
    /// places.
    ///
    /// - Parameter word: A word in lowercase. There are no such words unless it consists of letters of one byte.
    /// - Complexity: O(letters of the word) lookups, about 400 for a word of seven letters.
    func neighbors(of word: String) -> [String] {
        guard let letters = withBytes(word, { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }),
            encoding != .utf8 || letters.allSatisfy({ $0 > 0 })
        else { return [] }
        let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map(CChar.init)
        var found: [String] = []
        func check(_ change: (inout [CChar]) -> Void) {
            var candidate = letters
            change(&candidate)
            candidate.append(0)
            guard library.spell(handle, candidate) != 0 else { return }
            if let text = String(cString: candidate, encoding: encoding) { found.append(text) }
        }
        for index in letters.indices.dropLast() { check { $0.swapAt(index, index + 1) } }
        for index in letters.indices {
            for letter in alphabet where letter != letters[index] { check { $0[index] = letter } }
        }
        for index in letters.indices { check { $0.remove(at: index) } }
        for index in 0...letters.count {
            for letter in alphabet { check { $0.insert(letter, at: index) } }
        }
        return found
    }
}

/// The words of a dictionary's file, in which each has a line that may continue with a slash and rules.
private struct WordFile {
    private let bytes: Data
    /// The starts of the lines by their first byte.
    private let lines: [[UInt32]]

    /// - Complexity: O(bytes of the file), about 1 ms for 50,000 words.
    init(_ bytes: Data) {
        self.bytes = bytes
        var lines = [[UInt32]](repeating: [], count: 256)
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, bytes.count <= UInt32.max else { return }
            var start = 0
            // The first line is the number of words.
            while let newline = memchr(base + start, 0x0A, bytes.count - start) {
                start = UnsafeRawPointer(newline) - base + 1
                if start < bytes.count { lines[Int(bytes[start])].append(UInt32(start)) }
            }
        }
        self.lines = lines
    }

    /// Returns the words that begin with some bytes, in the order of the file.
    ///
    /// - Complexity: O(words with the same first byte).
    func beginning(with prefix: Data) -> [Data] {
        guard let first = prefix.first else { return [] }
        let ends: [UInt8] = [0x0A, UInt8(ascii: "/"), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
        let pattern = [UInt8](prefix)
        return bytes.withUnsafeBytes { bytes in
            lines[Int(first)].compactMap { line in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[Int(line)...])
                return rest.starts(with: pattern) ? Data(rest.prefix { !ends.contains($0) }) : nil
            }
        }
    }
}
