import Foundation

/// A row of small pages, which are drawn when they become visible.
final class PrintPreview: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let job: PrintJob
    private let service: PrintService
    private let list: UICollectionView
    private static let pageHeight: CGFloat = 232

    init(_ job: PrintJob, _ service: PrintService) {
        self.job = job
        self.service = service
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 16
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.alwaysBounceHorizontal = true
        list.dataSource = self
        list.delegate = self
        list.register(PrintPreviewCell.self, forCellWithReuseIdentifier: "page")
        addSubview(list)
    }

    @available(*, unavailable, message: "PrintSheet creates the preview")
    required init?(coder: NSCoder) {
        preconditionFailure("PrintPreview cannot be decoded. PrintSheet creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if list.frame != bounds {
            list.frame = bounds
            list.collectionViewLayout.invalidateLayout()
        }
    }

    /// Shows the pages again.
    func reload() { list.reloadData() }

    // MARK: Pages

    private func pageSize(at index: Int) -> CGSize {
        let paper =
            if case .pages(let renderer)? = job.content.place(ofPage: index)?.part { renderer.paperRect.size } else {
                job.paper.paperSize
            }
        guard paper.width > 0, paper.height > 0 else { return .zero }
        // The longer side has the same length in both orientations.
        let scale = min(Self.pageHeight / paper.height, Self.pageHeight / paper.width)
        return CGSize(width: (paper.width * scale).rounded(), height: (paper.height * scale).rounded())
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        job.content.pageCount
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { pageSize(at: indexPath.item) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let count = job.content.pageCount
        guard count > 0 else { return .zero }
        // A few pages are centered.
        let widths = (0..<min(count, 10)).reduce(0) { $0 + pageSize(at: $1).width }
        let side = max(16, (bounds.width - widths - 16 * CGFloat(min(count, 10) - 1)) / 2)
        // Without space above and below, the last page is aligned with the others.
        let space = max(0, (bounds.height - pageSize(at: 0).height) / 2)
        return UIEdgeInsets(top: space, left: side, bottom: space, right: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        guard let cell = cell as? PrintPreviewCell, let place = job.content.place(ofPage: indexPath.item) else {
            return cell
        }
        let size = pageSize(at: indexPath.item)
        cell.show(PrintWord.pageOf.text(indexPath.item + 1, job.content.pageCount))
        switch place.part {
        case .pages(let renderer): cell.show(image(of: renderer, page: place.index, size: size))
        case .document(let data, _):
            let (page, pixels) = (place.index, Int(max(size.width, size.height) * traitCollection.displayScale))
            let token = cell.token
            Task {
                let png = await service.inBackground { $0.preview(of: data, page: page, size: pixels) }
                if let png, cell.token == token { cell.show(UIImage(data: png)) }
            }
        }
        return cell
    }

    private func image(of renderer: UIPrintPageRenderer, page: Int, size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let paper = renderer.paperRect
            context.cgContext.scaleBy(x: size.width / paper.width, y: size.height / paper.height)
            renderer.drawPage(page)
        }
    }
}

/// A page with its number.
private final class PrintPreviewCell: UICollectionViewCell {
    private let page = UIImageView()
    private let number = UILabel()
    /// A number that changes when the cell is used for another page.
    private(set) var token = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        page.backgroundColor = .white
        page.contentMode = .scaleAspectFit
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        number.font = .preferredFont(forTextStyle: .caption2)
        number.textColor = .white
        number.textAlignment = .center
        number.backgroundColor = UIColor(white: 0, alpha: 0.5)
        number.layer.cornerRadius = 9
        number.clipsToBounds = true
        contentView.addSubview(page)
        contentView.addSubview(number)
    }

    @available(*, unavailable, message: "PrintPreview creates its cells")
    required init?(coder: NSCoder) {
        preconditionFailure("PrintPreviewCell cannot be decoded. PrintPreview creates it.")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        token += 1
        page.image = nil
    }

    func show(_ image: UIImage?) { page.image = image }

    func show(_ text: String) {
        number.text = text
        isAccessibilityElement = true
        accessibilityLabel = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = contentView.bounds
        layer.shadowPath = CGPath(rect: bounds, transform: nil)
        let size = number.sizeThatFits(bounds.size)
        let width = min(size.width + 16, bounds.width - 8)
        number.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height - 26, width: width, height: 18)
    }
}
