@main enum GalleryApp { static func main() {} }
