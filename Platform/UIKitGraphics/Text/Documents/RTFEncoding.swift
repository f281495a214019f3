import Foundation

/// The encodings of text in documents in the Rich Text Format.
enum RTFEncoding {
    /// Returns the encoding of a font's character set, or that of the document's code page.
    static func encoding(characterSet: Int, codePage: Int) -> String.Encoding {
        switch characterSet {
        case 128: .shiftJIS
        case 161: .windowsCP1253
        case 162: .windowsCP1254
        case 204: .windowsCP1251
        case 238: .windowsCP1250
        default: encoding(codePage: codePage)
        }
    }

    private static func encoding(codePage: Int) -> String.Encoding {
        switch codePage {
        case 932: .shiftJIS
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 65001: .utf8
        default: .windowsCP1252
        }
    }
}
