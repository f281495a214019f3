import Foundation
import MobileCoreServices
import Testing

@Suite struct CoreServicesTests {
    @Test("constants are strings and can be compared by their conformance")
    func constants() {
        #expect(kUTTypeImage as String == "public.image")
        #expect([kUTTypeMovie as String] == ["public.movie"])
        #expect(UTTypeConformsTo("public.png" as CFString, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeText, kUTTypeImage))
        #expect(UTTypeEqual(kUTTypePNG, "PUBLIC.PNG" as CFString))
    }

    @Test("the MIME type of a filename extension is found by its type")
    func mimeType() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg" as NSString, nil)?
            .takeRetainedValue()
        #expect(type as String? == "public.jpeg")
        let mimeType = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue() as String?
        #expect(mimeType == "image/jpeg")
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
        #expect(UTTypeCopyDescription(kUTTypePDF)?.takeRetainedValue() as String? == "PDF document")
    }

    @Test("types of unknown extensions are dynamic")
    func dynamicTypes() throws {
        let type = try #require(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "trail" as CFString, kUTTypeData)
        )
        .takeRetainedValue()
        #expect(UTTypeIsDynamic(type) && !UTTypeIsDeclared(type))
        #expect(UTTypeIsDeclared(kUTTypePNG))
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/png" as CFString, nil)?
            .takeRetainedValue()
        #expect(all as? [String] == ["public.png"])
    }
}
