@_implementationOnly import CPango
import CoreGraphics
import Foundation

/// A typeface without a size.
public final class CGFont: @unchecked Sendable {
    /// The PostScript name of the face, such as "Inter-SemiBold".
    public let postScriptName: CFString?
    /// The name for users.
    public let fullName: CFString?
    /// The number of glyph units per size of the font.
    public let unitsPerEm: Int32
    /// The number of glyphs.
    public let numberOfGlyphs: Int
    private let source: Source

    private enum Source {
        case available(FontFace)
        /// The contents of a font's file.
        case file(Data)
    }

    /// Creates a font from the PostScript name of an available face, or the name of a family.
    ///
    /// The fonts of iOS are replaced where they are not installed, as by `UIFont(name:size:)`. Returns `nil` if there is no
    /// other font of that name.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: "\(name)", size: 12) else { return nil }
        let units: (Int32, Int)? = FontSystem.shared.locked {
            let description = FontHandle.description(of: font.record.face, family: font.familyName, size: 12)
            defer { pango_font_description_free(description) }
            guard let loaded = pango_context_load_font(FontSystem.shared.context, description) else { return nil }
            defer { g_object_unref(loaded) }
            let face = hb_font_get_face(pango_font_get_hb_font(loaded))
            return (Int32(hb_face_get_upem(face)), Int(hb_face_get_glyph_count(face)))
        }
        guard let units else { return nil }
        (unitsPerEm, numberOfGlyphs) = units
        postScriptName = font.fontName as NSString
        fullName = "\(font.familyName) \(font.record.face.styleName)" as NSString
        source = .available(font.record.face)
    }

    /// Creates a font from the contents of a file, which `CTFontManagerRegisterGraphicsFont` makes available. Returns `nil` if they
    /// are not a font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data.map({ $0 as Data }), !data.isEmpty else { return nil }
        let face = data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            let blob = hb_blob_create(start, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            defer { hb_blob_destroy(blob) }
            return hb_face_count(blob) > 0 ? hb_face_create(blob, 0) : nil
        }
        guard let face else { return nil }
        defer { hb_face_destroy(face) }
        unitsPerEm = Int32(hb_face_get_upem(face))
        numberOfGlyphs = Int(hb_face_get_glyph_count(face))
        guard numberOfGlyphs > 0 else { return nil }
        func name(_ id: UInt32) -> CFString? {
            var buffer = [CChar](repeating: 0, count: 256)
            var count = UInt32(buffer.count)
            guard hb_ot_name_get_utf8(face, id, nil, &count, &buffer) > 0 else { return nil }
            return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self) as NSString
        }
        // The identifiers of the table of names in OpenType.
        postScriptName = name(6)
        fullName = name(4)
        source = .file(data)
    }

    /// Returns the font with a size in points, or `nil` if it is not available.
    package func withSize(_ size: CGFloat) -> UIFont? {
        switch source {
        case .available(let face): UIFont(face, size: size)
        case .file: postScriptName.flatMap { UIFont(name: "\($0)", size: size) }
        }
    }

    /// Makes the font available to this process.
    ///
    /// - Throws: An error if the font is available already, or cannot be added.
    package func register() throws {
        guard case .file(let file) = source else { throw CocoaError(.fileWriteFileExists) }
        // Fontconfig opens a font by its path, at any time until the process ends. A file without a name leaves nothing behind.
        guard let place = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
        let descriptor = fileno(place)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: file)
        try FontCatalog.add(URL(fileURLWithPath: "/proc/self/fd/\(descriptor)"))
    }
}

/// Makes the fonts of a file available to this process.
///
/// - Throws: An error if the file cannot be read, or contains no font.
package func registerFonts(at url: URL) throws {
    try FontCatalog.add(url)
}
