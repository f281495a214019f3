import Foundation

extension ProjectFile.Kind {
    /// The kind of a file with a type identifier of Xcode, such as `sourcecode.swift`, or `nil` if it does not decide.
    init?(fileType: String) {
        switch fileType {
        case "sourcecode.swift": self = .swift
        case "sourcecode.c.objc": self = .objectiveC
        case "sourcecode.cpp.objcpp": self = .objectiveCPlusPlus
        case "sourcecode.c.c": self = .c
        case "sourcecode.cpp.cpp": self = .cPlusPlus
        case "sourcecode.asm", "sourcecode.asm.asm": self = .assembly
        case "sourcecode.c.h", "sourcecode.cpp.h": self = .header
        case "sourcecode.module-map", "sourcecode.module": self = .moduleMap
        case "sourcecode.metal": self = .metal
        case "file.storyboard": self = .storyboard
        case "file.xib": self = .xib
        case "file.intentdefinition": self = .intentDefinition
        case "file.playground": self = .playground
        case "folder.assetcatalog": self = .assetCatalog
        case "folder.iconcomposer.icon": self = .iconComposer
        case "folder.documentationcatalog": self = .documentation
        case "text.plist.strings": self = .strings
        case "text.plist.stringsdict": self = .stringsDictionary
        case "text.json.xcstrings": self = .stringCatalog
        case "text.plist.entitlements": self = .entitlements
        case "text.xcconfig": self = .configuration
        case "text.script.sh", "text.script", "text.script.python", "text.script.ruby": self = .script
        case "wrapper.xcdatamodel", "wrapper.xcdatamodeld": self = .coreDataModel
        case "wrapper.xcmappingmodel": self = .coreDataMapping
        case "wrapper.framework", "wrapper.framework.static", "wrapper.xcframework": self = .framework
        case "wrapper.plug-in", "wrapper.cfbundle": self = .bundle
        case "wrapper.pb-project": self = .project
        case "archive.ar", "compiled.mach-o.dylib", "sourcecode.text-based-dylib-definition": self = .library
        case "folder", "wrapper", "text.plist", "text.plist.xml", "text.plist.info", "text": return nil
        default: return nil
        }
    }

    /// The kind of a file with a name.
    init(name: String) {
        let `extension` = (name as NSString).pathExtension.lowercased()
        switch `extension` {
        case "swift": self = .swift
        case "m": self = .objectiveC
        case "mm": self = .objectiveCPlusPlus
        case "c": self = .c
        case "cpp", "cc", "cxx", "c++": self = .cPlusPlus
        case "s", "asm": self = .assembly
        case "h", "hh", "hpp", "pch": self = .header
        case "modulemap": self = .moduleMap
        case "metal": self = .metal
        case "storyboard": self = .storyboard
        case "xib", "nib": self = .xib
        case "xcassets": self = .assetCatalog
        case "icon": self = .iconComposer
        case "strings": self = .strings
        case "stringsdict": self = .stringsDictionary
        case "xcstrings": self = .stringCatalog
        case "xcdatamodeld", "xcdatamodel": self = .coreDataModel
        case "xcmappingmodel": self = .coreDataMapping
        case "mlmodel", "mlpackage": self = .coreMLModel
        case "intentdefinition": self = .intentDefinition
        case "playground": self = .playground
        case "xcprivacy": self = .privacyManifest
        case "plist": self = .propertyList
        case "entitlements": self = .entitlements
        case "xcconfig": self = .configuration
        case "xctestplan": self = .testPlan
        case "docc": self = .documentation
        case "framework", "xcframework": self = .framework
        case "a", "dylib", "tbd", "so": self = .library
        case "bundle": self = .bundle
        case "xcodeproj", "xcworkspace": self = .project
        case "sh", "py", "rb", "pl": self = .script
        case "json": self = .json
        case "ttf", "otf", "ttc": self = .font
        case "png", "jpg", "jpeg", "gif", "heic", "tiff", "tif", "bmp", "webp", "svg", "pdf", "icns": self = .image
        default: self = .other
        }
    }

    /// Whether Xcode's synchronized folders compile the file.
    var isCompiled: Bool {
        switch self {
        case .swift, .metal, .coreDataModel, .coreDataMapping, .coreMLModel, .intentDefinition: true
        default: isCFamily
        }
    }

    /// Whether Xcode's synchronized folders copy the file.
    var isCopied: Bool {
        switch self {
        case .header, .moduleMap, .entitlements, .configuration, .project, .package, .testPlan, .framework, .library,
            .documentation:
            false
        default: !isCompiled
        }
    }

    /// Whether the file is a folder that Xcode treats as one file.
    var isOpaqueFolder: Bool {
        switch self {
        case .assetCatalog, .iconComposer, .coreDataModel, .coreDataMapping, .bundle, .framework, .playground,
            .project, .documentation, .coreMLModel:
            true
        default: false
        }
    }
}
