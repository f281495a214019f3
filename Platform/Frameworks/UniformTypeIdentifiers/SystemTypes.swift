/// The types that are part of the system.
///
/// Each line has an identifier, the supertypes, the filename extensions, the MIME types, and a description. The first
/// extension and MIME type are the preferred ones. An extension of several types is that of the first.
let systemTypes = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||mixed content
    public.disk-image|public.data public.archive|||disk image
    public.data|public.item||application/octet-stream|data
    public.directory|public.item|||directory
    com.apple.resolvable|public.item|||alias
    public.symlink|public.item com.apple.resolvable|||symbolic link
    public.executable|public.item|||executable
    com.apple.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias file
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark data
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
    public.html|public.text|html htm shtml|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml|YAML document
    public.css|public.text|css|text/css|CSS style sheet
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s||assembly source
    public.c-source|public.source-code|c||C source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.swift-source|public.source-code|swift||Swift source
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx||C++ source
    public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-header|public.source-code|h++ hpp hxx||C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript
    com.apple.applescript.script|public.data public.script|scpt||compiled script
    com.apple.applescript.script-bundle|com.apple.package public.script|scptd||script bundle
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript|text/javascript application/javascript|JavaScript
    public.shell-script|public.script|sh command||shell script
    public.perl-script|public.shell-script|pl pm|text/x-perl-script|Perl script
    public.python-script|public.shell-script|py|text/x-python-script text/x-python|Python script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script|Ruby script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php application/php|PHP script
    public.make-source|public.script|make mk||makefile
    public.json|public.text|json|application/json|JSON
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list public.xml|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTFD document
    com.apple.flat-rtfd|public.data public.composite-content|rtfd||RTFD document
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns||icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|ICO image
    public.camera-raw-image|public.image|||raw image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
    com.apple.live-photo||||Live Photo
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heif-standard|public.image|||HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC sequence
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||USD scene
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|USDZ scene
    com.apple.reality|public.data|reality|model/vnd.reality|Reality file
    com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||AR reference object
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected audio
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||protected video
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|M4V video
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|M4A audio
    public.avi|public.movie|avi vfw|video/avi video/x-msvideo|AVI movie
    org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg|Ogg audio
    org.xiph.flac|public.audio|flac|audio/flac|FLAC audio
    public.aac-audio|public.audio|aac adts|audio/aac|AAC audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/vnd.wave|waveform audio
    public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl|M3U playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|||plug-in
    com.apple.metadata-importer|com.apple.plugin|||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|||Quick Look generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||app
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||app bundle
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||app extension
    public.unix-executable|public.data public.executable|||Unix executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane||preference pane
    public.archive|public.data|||archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2 application/bzip2|bzip2 archive
    public.zip-archive|com.pkware.zip-archive|zip|application/zip|ZIP archive
    com.pkware.zip-archive|public.data public.archive|||ZIP archive
    public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    public.database||||database
    public.message||||message
    public.contact|public.content|||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|contact card
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    public.email-message|public.message|||e-mail message
    com.apple.internet-location|public.data|||Internet location
    com.microsoft.internet-shortcut|public.data|url||Internet shortcut
    public.font|public.data public.content|||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB publication
    public.log|public.plain-text|log||log
    com.apple.haptics.ahap|public.data|ahap||haptic pattern
    public.geojson|public.json|geojson|application/geo+json|GeoJSON
    com.apple.linkpresentation.metadata|public.data|||link metadata
    com.apple.ical.ics|public.data public.calendar-event|ics|text/calendar|calendar
    """
