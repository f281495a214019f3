// Qt Quick's ListView over two-line rows of 44 pixels, drawn by its software renderer.
// usage: qt_list ROWS FRAMES PIXELS_PER_FRAME        with 0 frames it stays, and does nothing
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <cstdlib>

#include "report.h"

static const char *source = R"(
import QtQuick
ListView {
    property int rows
    model: rows
    reuseItems: true
    delegate: Item {
        required property int index
        width: ListView.view.width
        height: 44
        Text { x: 16; y: 4; text: "Row " + index; font.pixelSize: 17 }
        Text { x: 16; y: 25; text: "Detail text for row number " + (index * 7919) % 1000003; font.pixelSize: 12 }
        Rectangle { x: 16; y: 43; width: parent.width - 16; height: 1; color: "#c6c6c8" }
    }
}
)";

int main(int count, char **arguments)
{
    if (count != 4) {
        fprintf(stderr, "usage: qt_list ROWS FRAMES PIXELS_PER_FRAME\n");
        return 2;
    }
    const int rows = atoi(arguments[1]);
    const int frames = atoi(arguments[2]);
    const double step = atof(arguments[3]);

    QGuiApplication application(count, arguments);
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData(source, QUrl());
    auto *list = qobject_cast<QQuickItem *>(component.createWithInitialProperties({{"rows", rows}}));
    if (!list) {
        qWarning() << component.errorString();
        return 1;
    }
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setContent(QUrl(), &component, list);
    view.resize(390, 844);
    view.show();

    int swapped = 0;
    double cpuBefore = 0;
    QObject::connect(
        &view, &QQuickView::frameSwapped, &application,
        [&] {
            if (swapped == 0) {
                report_first_frame();
                cpuBefore = report_seconds(CLOCK_PROCESS_CPUTIME_ID);
            }
            if (frames == 0)
                return;
            if (swapped++ == frames) {
                const double cpu = report_seconds(CLOCK_PROCESS_CPUTIME_ID) - cpuBefore;
                report_scrolled(frames, cpu, list->property("contentY").toDouble());
                application.quit();
                return;
            }
            list->setProperty("contentY", list->property("contentY").toDouble() + step);
            view.update();
        },
        Qt::QueuedConnection);
    return application.exec();
}
