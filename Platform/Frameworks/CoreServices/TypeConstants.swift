// The identifiers of types. The strings are immutable.

/// The type of items: `public.item`.
nonisolated(unsafe) public let kUTTypeItem = CFString(string: "public.item")
/// The type of content: `public.content`.
nonisolated(unsafe) public let kUTTypeContent = CFString(string: "public.content")
/// The type of mixed content: `public.composite-content`.
nonisolated(unsafe) public let kUTTypeCompositeContent = CFString(string: "public.composite-content")
/// The type of disk images: `public.disk-image`.
nonisolated(unsafe) public let kUTTypeDiskImage = CFString(string: "public.disk-image")
/// The type of data: `public.data`.
nonisolated(unsafe) public let kUTTypeData = CFString(string: "public.data")
/// The type of directories: `public.directory`.
nonisolated(unsafe) public let kUTTypeDirectory = CFString(string: "public.directory")
/// The type of aliass: `com.apple.resolvable`.
nonisolated(unsafe) public let kUTTypeResolvable = CFString(string: "com.apple.resolvable")
/// The type of symbolic links: `public.symlink`.
nonisolated(unsafe) public let kUTTypeSymLink = CFString(string: "public.symlink")
/// The type of executables: `public.executable`.
nonisolated(unsafe) public let kUTTypeExecutable = CFString(string: "public.executable")
/// The type of mount points: `com.apple.mount-point`.
nonisolated(unsafe) public let kUTTypeMountPoint = CFString(string: "com.apple.mount-point")
/// The type of alias files: `com.apple.alias-file`.
nonisolated(unsafe) public let kUTTypeAliasFile = CFString(string: "com.apple.alias-file")
/// The type of bookmark data: `com.apple.bookmark`.
nonisolated(unsafe) public let kUTTypeURLBookmarkData = CFString(string: "com.apple.bookmark")
/// The type of URLs: `public.url`.
nonisolated(unsafe) public let kUTTypeURL = CFString(string: "public.url")
/// The type of file URLs: `public.file-url`.
nonisolated(unsafe) public let kUTTypeFileURL = CFString(string: "public.file-url")
/// The type of text: `public.text`.
nonisolated(unsafe) public let kUTTypeText = CFString(string: "public.text")
/// The type of plain text: `public.plain-text`.
nonisolated(unsafe) public let kUTTypePlainText = CFString(string: "public.plain-text")
/// The type of Unicode text: `public.utf8-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText = CFString(string: "public.utf8-plain-text")
/// The type of Unicode text: `public.utf16-external-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF16ExternalPlainText = CFString(string: "public.utf16-external-plain-text")
/// The type of Unicode text: `public.utf16-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF16PlainText = CFString(string: "public.utf16-plain-text")
/// The type of delimited text: `public.delimited-values-text`.
nonisolated(unsafe) public let kUTTypeDelimitedText = CFString(string: "public.delimited-values-text")
/// The type of comma-separated values: `public.comma-separated-values-text`.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText = CFString(string: "public.comma-separated-values-text")
/// The type of tab-separated values: `public.tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeTabSeparatedText = CFString(string: "public.tab-separated-values-text")
/// The type of tab-separated values: `public.utf8-tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeUTF8TabSeparatedText = CFString(string: "public.utf8-tab-separated-values-text")
/// The type of RTF documents: `public.rtf`.
nonisolated(unsafe) public let kUTTypeRTF = CFString(string: "public.rtf")
/// The type of HTML text: `public.html`.
nonisolated(unsafe) public let kUTTypeHTML = CFString(string: "public.html")
/// The type of XML text: `public.xml`.
nonisolated(unsafe) public let kUTTypeXML = CFString(string: "public.xml")
/// The type of source code: `public.source-code`.
nonisolated(unsafe) public let kUTTypeSourceCode = CFString(string: "public.source-code")
/// The type of assembly source: `public.assembly-source`.
nonisolated(unsafe) public let kUTTypeAssemblyLanguageSource = CFString(string: "public.assembly-source")
/// The type of C source: `public.c-source`.
nonisolated(unsafe) public let kUTTypeCSource = CFString(string: "public.c-source")
/// The type of Objective-C source: `public.objective-c-source`.
nonisolated(unsafe) public let kUTTypeObjectiveCSource = CFString(string: "public.objective-c-source")
/// The type of Swift source: `public.swift-source`.
nonisolated(unsafe) public let kUTTypeSwiftSource = CFString(string: "public.swift-source")
/// The type of C++ source: `public.c-plus-plus-source`.
nonisolated(unsafe) public let kUTTypeCPlusPlusSource = CFString(string: "public.c-plus-plus-source")
/// The type of Objective-C++ source: `public.objective-c-plus-plus-source`.
nonisolated(unsafe) public let kUTTypeObjectiveCPlusPlusSource = CFString(string: "public.objective-c-plus-plus-source")
/// The type of C headers: `public.c-header`.
nonisolated(unsafe) public let kUTTypeCHeader = CFString(string: "public.c-header")
/// The type of C++ headers: `public.c-plus-plus-header`.
nonisolated(unsafe) public let kUTTypeCPlusPlusHeader = CFString(string: "public.c-plus-plus-header")
/// The type of scripts: `public.script`.
nonisolated(unsafe) public let kUTTypeScript = CFString(string: "public.script")
/// The type of AppleScript: `com.apple.applescript.text`.
nonisolated(unsafe) public let kUTTypeAppleScript = CFString(string: "com.apple.applescript.text")
/// The type of compiled scripts: `com.apple.applescript.script`.
nonisolated(unsafe) public let kUTTypeOSAScript = CFString(string: "com.apple.applescript.script")
/// The type of script bundles: `com.apple.applescript.script-bundle`.
nonisolated(unsafe) public let kUTTypeOSAScriptBundle = CFString(string: "com.apple.applescript.script-bundle")
/// The type of JavaScript: `com.netscape.javascript-source`.
nonisolated(unsafe) public let kUTTypeJavaScript = CFString(string: "com.netscape.javascript-source")
/// The type of shell scripts: `public.shell-script`.
nonisolated(unsafe) public let kUTTypeShellScript = CFString(string: "public.shell-script")
/// The type of Perl scripts: `public.perl-script`.
nonisolated(unsafe) public let kUTTypePerlScript = CFString(string: "public.perl-script")
/// The type of Python scripts: `public.python-script`.
nonisolated(unsafe) public let kUTTypePythonScript = CFString(string: "public.python-script")
/// The type of Ruby scripts: `public.ruby-script`.
nonisolated(unsafe) public let kUTTypeRubyScript = CFString(string: "public.ruby-script")
/// The type of PHP scripts: `public.php-script`.
nonisolated(unsafe) public let kUTTypePHPScript = CFString(string: "public.php-script")
/// The type of JSON: `public.json`.
nonisolated(unsafe) public let kUTTypeJSON = CFString(string: "public.json")
/// The type of property lists: `com.apple.property-list`.
nonisolated(unsafe) public let kUTTypePropertyList = CFString(string: "com.apple.property-list")
/// The type of XML property lists: `com.apple.xml-property-list`.
nonisolated(unsafe) public let kUTTypeXMLPropertyList = CFString(string: "com.apple.xml-property-list")
/// The type of binary property lists: `com.apple.binary-property-list`.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList = CFString(string: "com.apple.binary-property-list")
/// The type of PDF documents: `com.adobe.pdf`.
nonisolated(unsafe) public let kUTTypePDF = CFString(string: "com.adobe.pdf")
/// The type of RTFD documents: `com.apple.rtfd`.
nonisolated(unsafe) public let kUTTypeRTFD = CFString(string: "com.apple.rtfd")
/// The type of RTFD documents: `com.apple.flat-rtfd`.
nonisolated(unsafe) public let kUTTypeFlatRTFD = CFString(string: "com.apple.flat-rtfd")
/// The type of web archives: `com.apple.webarchive`.
nonisolated(unsafe) public let kUTTypeWebArchive = CFString(string: "com.apple.webarchive")
/// The type of images: `public.image`.
nonisolated(unsafe) public let kUTTypeImage = CFString(string: "public.image")
/// The type of JPEG images: `public.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG = CFString(string: "public.jpeg")
/// The type of TIFF images: `public.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF = CFString(string: "public.tiff")
/// The type of GIF images: `com.compuserve.gif`.
nonisolated(unsafe) public let kUTTypeGIF = CFString(string: "com.compuserve.gif")
/// The type of PNG images: `public.png`.
nonisolated(unsafe) public let kUTTypePNG = CFString(string: "public.png")
/// The type of icon images: `com.apple.icns`.
nonisolated(unsafe) public let kUTTypeAppleICNS = CFString(string: "com.apple.icns")
/// The type of BMP images: `com.microsoft.bmp`.
nonisolated(unsafe) public let kUTTypeBMP = CFString(string: "com.microsoft.bmp")
/// The type of ICO images: `com.microsoft.ico`.
nonisolated(unsafe) public let kUTTypeICO = CFString(string: "com.microsoft.ico")
/// The type of raw images: `public.camera-raw-image`.
nonisolated(unsafe) public let kUTTypeRawImage = CFString(string: "public.camera-raw-image")
/// The type of SVG images: `public.svg-image`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics = CFString(string: "public.svg-image")
/// The type of Live Photos: `com.apple.live-photo`.
nonisolated(unsafe) public let kUTTypeLivePhoto = CFString(string: "com.apple.live-photo")
/// The type of 3D content: `public.3d-content`.
nonisolated(unsafe) public let kUTType3DContent = CFString(string: "public.3d-content")
/// The type of audiovisual content: `public.audiovisual-content`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent = CFString(string: "public.audiovisual-content")
/// The type of movies: `public.movie`.
nonisolated(unsafe) public let kUTTypeMovie = CFString(string: "public.movie")
/// The type of video: `public.video`.
nonisolated(unsafe) public let kUTTypeVideo = CFString(string: "public.video")
/// The type of audio: `public.audio`.
nonisolated(unsafe) public let kUTTypeAudio = CFString(string: "public.audio")
/// The type of QuickTime movies: `com.apple.quicktime-movie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie = CFString(string: "com.apple.quicktime-movie")
/// The type of MPEG movies: `public.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG = CFString(string: "public.mpeg")
/// The type of MPEG-2 video: `public.mpeg-2-video`.
nonisolated(unsafe) public let kUTTypeMPEG2Video = CFString(string: "public.mpeg-2-video")
/// The type of MPEG-2 streams: `public.mpeg-2-transport-stream`.
nonisolated(unsafe) public let kUTTypeMPEG2TransportStream = CFString(string: "public.mpeg-2-transport-stream")
/// The type of MP3 audio: `public.mp3`.
nonisolated(unsafe) public let kUTTypeMP3 = CFString(string: "public.mp3")
/// The type of MPEG-4 movies: `public.mpeg-4`.
nonisolated(unsafe) public let kUTTypeMPEG4 = CFString(string: "public.mpeg-4")
/// The type of MPEG-4 audio: `public.mpeg-4-audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio = CFString(string: "public.mpeg-4-audio")
/// The type of protected audio: `com.apple.protected-mpeg-4-audio`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Audio = CFString(string: "com.apple.protected-mpeg-4-audio")
/// The type of protected video: `com.apple.protected-mpeg-4-video`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Video = CFString(string: "com.apple.protected-mpeg-4-video")
/// The type of AVI movies: `public.avi`.
nonisolated(unsafe) public let kUTTypeAVIMovie = CFString(string: "public.avi")
/// The type of AIFF audio: `public.aiff-audio`.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat = CFString(string: "public.aiff-audio")
/// The type of waveform audio: `com.microsoft.waveform-audio`.
nonisolated(unsafe) public let kUTTypeWaveformAudio = CFString(string: "com.microsoft.waveform-audio")
/// The type of MIDI audio: `public.midi-audio`.
nonisolated(unsafe) public let kUTTypeMIDIAudio = CFString(string: "public.midi-audio")
/// The type of playlists: `public.playlist`.
nonisolated(unsafe) public let kUTTypePlaylist = CFString(string: "public.playlist")
/// The type of M3U playlists: `public.m3u-playlist`.
nonisolated(unsafe) public let kUTTypeM3UPlaylist = CFString(string: "public.m3u-playlist")
/// The type of folders: `public.folder`.
nonisolated(unsafe) public let kUTTypeFolder = CFString(string: "public.folder")
/// The type of volumes: `public.volume`.
nonisolated(unsafe) public let kUTTypeVolume = CFString(string: "public.volume")
/// The type of packages: `com.apple.package`.
nonisolated(unsafe) public let kUTTypePackage = CFString(string: "com.apple.package")
/// The type of bundles: `com.apple.bundle`.
nonisolated(unsafe) public let kUTTypeBundle = CFString(string: "com.apple.bundle")
/// The type of plug-ins: `com.apple.plugin`.
nonisolated(unsafe) public let kUTTypePluginBundle = CFString(string: "com.apple.plugin")
/// The type of Spotlight importers: `com.apple.metadata-importer`.
nonisolated(unsafe) public let kUTTypeSpotlightImporter = CFString(string: "com.apple.metadata-importer")
/// The type of Quick Look generators: `com.apple.quicklook-generator`.
nonisolated(unsafe) public let kUTTypeQuickLookGenerator = CFString(string: "com.apple.quicklook-generator")
/// The type of XPC services: `com.apple.xpc-service`.
nonisolated(unsafe) public let kUTTypeXPCService = CFString(string: "com.apple.xpc-service")
/// The type of frameworks: `com.apple.framework`.
nonisolated(unsafe) public let kUTTypeFramework = CFString(string: "com.apple.framework")
/// The type of apps: `com.apple.application`.
nonisolated(unsafe) public let kUTTypeApplication = CFString(string: "com.apple.application")
/// The type of app bundles: `com.apple.application-bundle`.
nonisolated(unsafe) public let kUTTypeApplicationBundle = CFString(string: "com.apple.application-bundle")
/// The type of Unix executables: `public.unix-executable`.
nonisolated(unsafe) public let kUTTypeUnixExecutable = CFString(string: "public.unix-executable")
/// The type of Windows executables: `com.microsoft.windows-executable`.
nonisolated(unsafe) public let kUTTypeWindowsExecutable = CFString(string: "com.microsoft.windows-executable")
/// The type of preference panes: `com.apple.systempreference.prefpane`.
nonisolated(unsafe) public let kUTTypeSystemPreferencesPane = CFString(string: "com.apple.systempreference.prefpane")
/// The type of archives: `public.archive`.
nonisolated(unsafe) public let kUTTypeArchive = CFString(string: "public.archive")
/// The type of gzip archives: `org.gnu.gnu-zip-archive`.
nonisolated(unsafe) public let kUTTypeGNUZipArchive = CFString(string: "org.gnu.gnu-zip-archive")
/// The type of bzip2 archives: `public.bzip2-archive`.
nonisolated(unsafe) public let kUTTypeBzip2Archive = CFString(string: "public.bzip2-archive")
/// The type of ZIP archives: `public.zip-archive`.
nonisolated(unsafe) public let kUTTypeZipArchive = CFString(string: "public.zip-archive")
/// The type of spreadsheets: `public.spreadsheet`.
nonisolated(unsafe) public let kUTTypeSpreadsheet = CFString(string: "public.spreadsheet")
/// The type of presentations: `public.presentation`.
nonisolated(unsafe) public let kUTTypePresentation = CFString(string: "public.presentation")
/// The type of databases: `public.database`.
nonisolated(unsafe) public let kUTTypeDatabase = CFString(string: "public.database")
/// The type of messages: `public.message`.
nonisolated(unsafe) public let kUTTypeMessage = CFString(string: "public.message")
/// The type of contacts: `public.contact`.
nonisolated(unsafe) public let kUTTypeContact = CFString(string: "public.contact")
/// The type of contact cards: `public.vcard`.
nonisolated(unsafe) public let kUTTypeVCard = CFString(string: "public.vcard")
/// The type of to-do items: `public.to-do-item`.
nonisolated(unsafe) public let kUTTypeToDoItem = CFString(string: "public.to-do-item")
/// The type of calendar events: `public.calendar-event`.
nonisolated(unsafe) public let kUTTypeCalendarEvent = CFString(string: "public.calendar-event")
/// The type of e-mail messages: `public.email-message`.
nonisolated(unsafe) public let kUTTypeEmailMessage = CFString(string: "public.email-message")
/// The type of Internet locations: `com.apple.internet-location`.
nonisolated(unsafe) public let kUTTypeInternetLocation = CFString(string: "com.apple.internet-location")
/// The type of fonts: `public.font`.
nonisolated(unsafe) public let kUTTypeFont = CFString(string: "public.font")
/// The type of bookmarks: `public.bookmark`.
nonisolated(unsafe) public let kUTTypeBookmark = CFString(string: "public.bookmark")
/// The type of PKCS #12 data: `com.rsa.pkcs-12`.
nonisolated(unsafe) public let kUTTypePKCS12 = CFString(string: "com.rsa.pkcs-12")
/// The type of X.509 certificates: `public.x509-certificate`.
nonisolated(unsafe) public let kUTTypeX509Certificate = CFString(string: "public.x509-certificate")
/// The type of EPUB publications: `org.idpf.epub-container`.
nonisolated(unsafe) public let kUTTypeElectronicPublication = CFString(string: "org.idpf.epub-container")
/// The type of logs: `public.log`.
nonisolated(unsafe) public let kUTTypeLog = CFString(string: "public.log")
