/* A GtkListView with two-line rows, drawn by the cairo renderer.
 * usage: gtk_list ROWS FRAMES PIXELS_PER_FRAME        with 0 frames it keeps running without scrolling */
#include <gtk/gtk.h>
#include <stdlib.h>

#include "report.h"

/* A list model that creates the objects of its rows on demand. */
typedef struct {
    GObject parent;
    guint number;
} Row;
typedef GObjectClass RowClass;
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_init(Row *row) { (void)row; }
static void row_class_init(RowClass *klass) { (void)klass; }

typedef struct {
    GObject parent;
    guint rows;
} Model;
typedef GObjectClass ModelClass;

static GType model_item_type(GListModel *model)
{
    (void)model;
    return row_get_type();
}

static guint model_count(GListModel *model) { return ((Model *)model)->rows; }

static gpointer model_item(GListModel *model, guint position)
{
    if (position >= ((Model *)model)->rows)
        return NULL;
    Row *row = g_object_new(row_get_type(), NULL);
    row->number = position;
    return row;
}

static void model_interface(GListModelInterface *interface)
{
    interface->get_item_type = model_item_type;
    interface->get_n_items = model_count;
    interface->get_item = model_item;
}

G_DEFINE_TYPE_WITH_CODE(Model, model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void model_init(Model *model) { (void)model; }
static void model_class_init(ModelClass *klass) { (void)klass; }

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    for (int line = 0; line < 2; line++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_box_append(GTK_BOX(box), label);
    }
    gtk_list_item_set_child(item, box);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    const Row *row = gtk_list_item_get_item(item);
    GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *detail = gtk_widget_get_next_sibling(title);
    char text[64];
    snprintf(text, sizeof text, "Row %u", row->number);
    gtk_label_set_text(GTK_LABEL(title), text);
    snprintf(text, sizeof text, "Detail text for row number %u", (guint)((guint64)row->number * 7919 % 1000003));
    gtk_label_set_text(GTK_LABEL(detail), text);
}

typedef struct {
    GMainLoop *loop;
    GtkAdjustment *adjustment;
    int frames, ticked;
    double step, cpu_before;
    gboolean painted;
} Run;

static void after_paint(GdkFrameClock *clock, Run *run)
{
    (void)clock;
    if (run->painted)
        return;
    run->painted = TRUE;
    report_first_frame();
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
    (void)widget, (void)clock;
    Run *run = data;
    if (!run->painted)
        return G_SOURCE_CONTINUE;
    if (run->frames == 0)
        return G_SOURCE_REMOVE;
    if (run->ticked == 0)
        run->cpu_before = report_seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (run->ticked++ == run->frames) {
        report_scrolled(run->frames, report_seconds(CLOCK_PROCESS_CPUTIME_ID) - run->cpu_before,
                        gtk_adjustment_get_value(run->adjustment));
        g_main_loop_quit(run->loop);
        return G_SOURCE_REMOVE;
    }
    gtk_adjustment_set_value(run->adjustment, gtk_adjustment_get_value(run->adjustment) + run->step);
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments)
{
    if (count != 4) {
        fprintf(stderr, "usage: gtk_list ROWS FRAMES PIXELS_PER_FRAME\n");
        return 2;
    }
    gtk_init();
    Model *model = g_object_new(model_get_type(), NULL);
    model->rows = atoi(arguments[1]);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);

    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(model)));
    GtkWidget *list = gtk_list_view_new(selection, factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));

    Run run = {
        .loop = g_main_loop_new(NULL, FALSE),
        .adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled)),
        .frames = atoi(arguments[2]),
        .step = atof(arguments[3]),
    };
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), &run);
    gtk_widget_add_tick_callback(window, tick, &run, NULL);
    g_main_loop_run(run.loop);
    return 0;
}
