import Foundation

extension UTType {
    /// The type of items: `public.item`.
    public static let item = UTType(declared: "public.item")
    /// The type of content: `public.content`.
    public static let content = UTType(declared: "public.content")
    /// The type of mixed content: `public.composite-content`.
    public static let compositeContent = UTType(declared: "public.composite-content")
    /// The type of disk images: `public.disk-image`.
    public static let diskImage = UTType(declared: "public.disk-image")
    /// The type of data: `public.data`.
    public static let data = UTType(declared: "public.data")
    /// The type of directories: `public.directory`.
    public static let directory = UTType(declared: "public.directory")
    /// The type of aliass: `com.apple.resolvable`.
    public static let resolvable = UTType(declared: "com.apple.resolvable")
    /// The type of symbolic links: `public.symlink`.
    public static let symbolicLink = UTType(declared: "public.symlink")
    /// The type of executables: `public.executable`.
    public static let executable = UTType(declared: "public.executable")
    /// The type of mount points: `com.apple.mount-point`.
    public static let mountPoint = UTType(declared: "com.apple.mount-point")
    /// The type of alias files: `com.apple.alias-file`.
    public static let aliasFile = UTType(declared: "com.apple.alias-file")
    /// The type of bookmark data: `com.apple.bookmark`.
    public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
    /// The type of URLs: `public.url`.
    public static let url = UTType(declared: "public.url")
    /// The type of file URLs: `public.file-url`.
    public static let fileURL = UTType(declared: "public.file-url")
    /// The type of text: `public.text`.
    public static let text = UTType(declared: "public.text")
    /// The type of plain text: `public.plain-text`.
    public static let plainText = UTType(declared: "public.plain-text")
    /// The type of Unicode text: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// The type of Unicode text: `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
    /// The type of Unicode text: `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
    /// The type of delimited text: `public.delimited-values-text`.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// The type of comma-separated values: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// The type of tab-separated values: `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// The type of tab-separated values: `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
    /// The type of RTF documents: `public.rtf`.
    public static let rtf = UTType(declared: "public.rtf")
    /// The type of HTML text: `public.html`.
    public static let html = UTType(declared: "public.html")
    /// The type of XML text: `public.xml`.
    public static let xml = UTType(declared: "public.xml")
    /// The type of YAML documents: `public.yaml`.
    public static let yaml = UTType(declared: "public.yaml")
    /// The type of CSS style sheets: `public.css`.
    public static let css = UTType(declared: "public.css")
    /// The type of source code: `public.source-code`.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// The type of assembly source: `public.assembly-source`.
    public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
    /// The type of C source: `public.c-source`.
    public static let cSource = UTType(declared: "public.c-source")
    /// The type of Objective-C source: `public.objective-c-source`.
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    /// The type of Swift source: `public.swift-source`.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// The type of C++ source: `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
    /// The type of Objective-C++ source: `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(declared: "public.objective-c-plus-plus-source")
    /// The type of C headers: `public.c-header`.
    public static let cHeader = UTType(declared: "public.c-header")
    /// The type of C++ headers: `public.c-plus-plus-header`.
    public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
    /// The type of scripts: `public.script`.
    public static let script = UTType(declared: "public.script")
    /// The type of AppleScript: `com.apple.applescript.text`.
    public static let appleScript = UTType(declared: "com.apple.applescript.text")
    /// The type of compiled scripts: `com.apple.applescript.script`.
    public static let osaScript = UTType(declared: "com.apple.applescript.script")
    /// The type of script bundles: `com.apple.applescript.script-bundle`.
    public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
    /// The type of JavaScript: `com.netscape.javascript-source`.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// The type of shell scripts: `public.shell-script`.
    public static let shellScript = UTType(declared: "public.shell-script")
    /// The type of Perl scripts: `public.perl-script`.
    public static let perlScript = UTType(declared: "public.perl-script")
    /// The type of Python scripts: `public.python-script`.
    public static let pythonScript = UTType(declared: "public.python-script")
    /// The type of Ruby scripts: `public.ruby-script`.
    public static let rubyScript = UTType(declared: "public.ruby-script")
    /// The type of PHP scripts: `public.php-script`.
    public static let phpScript = UTType(declared: "public.php-script")
    /// The type of makefiles: `public.make-source`.
    public static let makefile = UTType(declared: "public.make-source")
    /// The type of JSON: `public.json`.
    public static let json = UTType(declared: "public.json")
    /// The type of property lists: `com.apple.property-list`.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// The type of XML property lists: `com.apple.xml-property-list`.
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    /// The type of binary property lists: `com.apple.binary-property-list`.
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    /// The type of PDF documents: `com.adobe.pdf`.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// The type of RTFD documents: `com.apple.rtfd`.
    public static let rtfd = UTType(declared: "com.apple.rtfd")
    /// The type of RTFD documents: `com.apple.flat-rtfd`.
    public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
    /// The type of web archives: `com.apple.webarchive`.
    public static let webArchive = UTType(declared: "com.apple.webarchive")
    /// The type of images: `public.image`.
    public static let image = UTType(declared: "public.image")
    /// The type of JPEG images: `public.jpeg`.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// The type of TIFF images: `public.tiff`.
    public static let tiff = UTType(declared: "public.tiff")
    /// The type of GIF images: `com.compuserve.gif`.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// The type of PNG images: `public.png`.
    public static let png = UTType(declared: "public.png")
    /// The type of icon images: `com.apple.icns`.
    public static let icns = UTType(declared: "com.apple.icns")
    /// The type of BMP images: `com.microsoft.bmp`.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// The type of ICO images: `com.microsoft.ico`.
    public static let ico = UTType(declared: "com.microsoft.ico")
    /// The type of raw images: `public.camera-raw-image`.
    public static let rawImage = UTType(declared: "public.camera-raw-image")
    /// The type of SVG images: `public.svg-image`.
    public static let svg = UTType(declared: "public.svg-image")
    /// The type of Live Photos: `com.apple.live-photo`.
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    /// The type of HEIF images: `public.heif`.
    public static let heif = UTType(declared: "public.heif")
    /// The type of HEIC images: `public.heic`.
    public static let heic = UTType(declared: "public.heic")
    /// The type of HEIC sequences: `public.heics`.
    public static let heics = UTType(declared: "public.heics")
    /// The type of WebP images: `org.webmproject.webp`.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// The type of OpenEXR images: `com.ilm.openexr-image`.
    public static let exr = UTType(declared: "com.ilm.openexr-image")
    /// The type of DNG images: `com.adobe.raw-image`.
    public static let dng = UTType(declared: "com.adobe.raw-image")
    /// The type of JPEG XL images: `public.jpeg-xl`.
    public static let jpegxl = UTType(declared: "public.jpeg-xl")
    /// The type of 3D content: `public.3d-content`.
    public static let threeDContent = UTType(declared: "public.3d-content")
    /// The type of USD scenes: `com.pixar.universal-scene-description`.
    public static let usd = UTType(declared: "com.pixar.universal-scene-description")
    /// The type of USDZ scenes: `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
    /// The type of Reality files: `com.apple.reality`.
    public static let realityFile = UTType(declared: "com.apple.reality")
    /// The type of SceneKit scenes: `com.apple.scenekit.scene`.
    public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
    /// The type of AR reference objects: `com.apple.arobject`.
    public static let arReferenceObject = UTType(declared: "com.apple.arobject")
    /// The type of audiovisual content: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// The type of movies: `public.movie`.
    public static let movie = UTType(declared: "public.movie")
    /// The type of video: `public.video`.
    public static let video = UTType(declared: "public.video")
    /// The type of audio: `public.audio`.
    public static let audio = UTType(declared: "public.audio")
    /// The type of QuickTime movies: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// The type of MPEG movies: `public.mpeg`.
    public static let mpeg = UTType(declared: "public.mpeg")
    /// The type of MPEG-2 video: `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
    /// The type of MPEG-2 streams: `public.mpeg-2-transport-stream`.
    public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
    /// The type of MP3 audio: `public.mp3`.
    public static let mp3 = UTType(declared: "public.mp3")
    /// The type of MPEG-4 movies: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// The type of MPEG-4 audio: `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// The type of protected audio: `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
    /// The type of protected video: `com.apple.protected-mpeg-4-video`.
    public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
    /// The type of AVI movies: `public.avi`.
    public static let avi = UTType(declared: "public.avi")
    /// The type of AIFF audio: `public.aiff-audio`.
    public static let aiff = UTType(declared: "public.aiff-audio")
    /// The type of waveform audio: `com.microsoft.waveform-audio`.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// The type of MIDI audio: `public.midi-audio`.
    public static let midi = UTType(declared: "public.midi-audio")
    /// The type of playlists: `public.playlist`.
    public static let playlist = UTType(declared: "public.playlist")
    /// The type of M3U playlists: `public.m3u-playlist`.
    public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
    /// The type of folders: `public.folder`.
    public static let folder = UTType(declared: "public.folder")
    /// The type of volumes: `public.volume`.
    public static let volume = UTType(declared: "public.volume")
    /// The type of packages: `com.apple.package`.
    public static let package = UTType(declared: "com.apple.package")
    /// The type of bundles: `com.apple.bundle`.
    public static let bundle = UTType(declared: "com.apple.bundle")
    /// The type of plug-ins: `com.apple.plugin`.
    public static let pluginBundle = UTType(declared: "com.apple.plugin")
    /// The type of Spotlight importers: `com.apple.metadata-importer`.
    public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
    /// The type of Quick Look generators: `com.apple.quicklook-generator`.
    public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
    /// The type of XPC services: `com.apple.xpc-service`.
    public static let xpcService = UTType(declared: "com.apple.xpc-service")
    /// The type of frameworks: `com.apple.framework`.
    public static let framework = UTType(declared: "com.apple.framework")
    /// The type of apps: `com.apple.application`.
    public static let application = UTType(declared: "com.apple.application")
    /// The type of app bundles: `com.apple.application-bundle`.
    public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
    /// The type of app extensions: `com.apple.application-and-system-extension`.
    public static let applicationExtension = UTType(declared: "com.apple.application-and-system-extension")
    /// The type of Unix executables: `public.unix-executable`.
    public static let unixExecutable = UTType(declared: "public.unix-executable")
    /// The type of Windows executables: `com.microsoft.windows-executable`.
    public static let exe = UTType(declared: "com.microsoft.windows-executable")
    /// The type of preference panes: `com.apple.systempreference.prefpane`.
    public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
    /// The type of archives: `public.archive`.
    public static let archive = UTType(declared: "public.archive")
    /// The type of gzip archives: `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// The type of bzip2 archives: `public.bzip2-archive`.
    public static let bz2 = UTType(declared: "public.bzip2-archive")
    /// The type of ZIP archives: `public.zip-archive`.
    public static let zip = UTType(declared: "public.zip-archive")
    /// The type of tar archives: `public.tar-archive`.
    public static let tarArchive = UTType(declared: "public.tar-archive")
    /// The type of Apple archives: `com.apple.archive`.
    public static let appleArchive = UTType(declared: "com.apple.archive")
    /// The type of spreadsheets: `public.spreadsheet`.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// The type of presentations: `public.presentation`.
    public static let presentation = UTType(declared: "public.presentation")
    /// The type of databases: `public.database`.
    public static let database = UTType(declared: "public.database")
    /// The type of messages: `public.message`.
    public static let message = UTType(declared: "public.message")
    /// The type of contacts: `public.contact`.
    public static let contact = UTType(declared: "public.contact")
    /// The type of contact cards: `public.vcard`.
    public static let vCard = UTType(declared: "public.vcard")
    /// The type of to-do items: `public.to-do-item`.
    public static let toDoItem = UTType(declared: "public.to-do-item")
    /// The type of calendar events: `public.calendar-event`.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// The type of e-mail messages: `public.email-message`.
    public static let emailMessage = UTType(declared: "public.email-message")
    /// The type of Internet locations: `com.apple.internet-location`.
    public static let internetLocation = UTType(declared: "com.apple.internet-location")
    /// The type of fonts: `public.font`.
    public static let font = UTType(declared: "public.font")
    /// The type of bookmarks: `public.bookmark`.
    public static let bookmark = UTType(declared: "public.bookmark")
    /// The type of PKCS #12 data: `com.rsa.pkcs-12`.
    public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
    /// The type of X.509 certificates: `public.x509-certificate`.
    public static let x509Certificate = UTType(declared: "public.x509-certificate")
    /// The type of EPUB publications: `org.idpf.epub-container`.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// The type of logs: `public.log`.
    public static let log = UTType(declared: "public.log")
    /// The type of haptic patterns: `com.apple.haptics.ahap`.
    public static let ahap = UTType(declared: "com.apple.haptics.ahap")
    /// The type of GeoJSON: `public.geojson`.
    public static let geoJSON = UTType(declared: "public.geojson")
    /// The type of link metadata: `com.apple.linkpresentation.metadata`.
    public static let linkPresentationMetadata = UTType(declared: "com.apple.linkpresentation.metadata")
}
