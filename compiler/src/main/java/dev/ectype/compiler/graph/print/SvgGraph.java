package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.ir.Api;
import java.util.ArrayList;
import java.util.List;

/** Draws a graph as one picture: cards for resources, curves for relationships, and the other operations below. */
final class SvgGraph {
    private static final double MARGIN = 40;
    private static final double TOP = 132;
    private static final double OTHER_WIDTH = 330;
    private static final int MOST_OTHERS = SvgCard.MOST_OPERATIONS;

    private final GraphView view;
    private final List<SvgCard> cards = new ArrayList<>();
    private final SvgLayout layout;
    private final SvgAnchors anchors;
    private final StringBuilder svg = new StringBuilder();

    SvgGraph(GraphView view) {
        this.view = view;
        List<Double> heights = new ArrayList<>();
        for (GraphView.Node node : view.nodes()) {
            SvgCard card = new SvgCard(node);
            cards.add(card);
            heights.add(card.height());
        }
        this.layout = new SvgLayout(view, heights, MARGIN, TOP);
        this.anchors = new SvgAnchors(view);
    }

    String print() {
        double width = Math.max(760, layout.extent().right() + MARGIN);
        double below = cards.isEmpty() ? TOP : layout.extent().bottom() + 54;
        double height = (view.others().isEmpty() ? layout.extent().bottom() : othersBottom(below, width)) + MARGIN;
        open(width, Math.max(height, TOP + MARGIN));
        header(width);
        new SvgEdges(view, layout, anchors).draw(svg);
        for (int index = 0; index < cards.size(); index++) {
            cards.get(index).draw(layout.box(index), anchors, svg);
        }
        if (!view.others().isEmpty()) {
            drawOthers(below, width);
        }
        return svg.append("</svg>\n").toString();
    }

    private void open(double width, double height) {
        Api api = view.graph().model().api();
        String size = SvgText.number(width) + " " + SvgText.number(height);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(size)
                .append("\" width=\"");
        svg.append(SvgText.number(width)).append("\" height=\"").append(SvgText.number(height));
        svg.append("\" role=\"img\">\n<title>")
                .append(SvgText.escaped(api.name()))
                .append("</title>\n<style>");
        svg.append(SvgStyle.CSS)
                .append(SvgEdges.rules(view, anchors))
                .append("</style>\n")
                .append(SvgStyle.ARROWS);
        svg.append("<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n");
    }

    private void header(double width) {
        Api api = view.graph().model().api();
        text("title", MARGIN, 52, SvgText.fitted(api.name(), (int) (width / 18)));
        String counts =
                "Version " + api.version() + "  ·  " + counted(view.nodes().size(), "resource") + "  ·  "
                        + counted(view.graph().behaviors().size(), "operation") + "  ·  "
                        + counted(view.edges().size(), "relationship");
        text("subtitle", MARGIN, 76, counts);
        double x = MARGIN;
        for (String kind : List.of("owner", "reference", "membership")) {
            svg.append("<path class=\"edge ").append(kind).append("\" d=\"M").append(SvgText.number(x));
            svg.append(",100 h34\"/>");
            text("legend", x + 42, 104, legend(kind));
            x += 150;
        }
        text("legend", x + 10, 104, "The filled state is the initial state.");
    }

    private static String legend(String kind) {
        return switch (kind) {
            case "owner" -> "belongs to";
            case "reference" -> "refers to";
            default -> "is linked to";
        };
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    private double othersBottom(double top, double width) {
        int columns = columns(width);
        int count = Math.min(view.others().size(), MOST_OTHERS);
        int rows = (count + columns - 1) / columns + (view.others().size() > count ? 1 : 0);
        return top + 18 + rows * 23;
    }

    private static int columns(double width) {
        return Math.max(1, (int) ((width - 2 * MARGIN) / OTHER_WIDTH));
    }

    private void drawOthers(double top, double width) {
        text("section", MARGIN, top, "Operations without a resource");
        int columns = columns(width);
        int count = Math.min(view.others().size(), MOST_OTHERS);
        for (int index = 0; index < count; index++) {
            double x = MARGIN + index % columns * OTHER_WIDTH;
            double y = top + 18 + index / columns * 23.0;
            SvgCard.drawOperation(view.others().get(index), anchors, x, y, svg);
        }
        if (view.others().size() > count) {
            double y = top + 18 + (count + columns - 1) / columns * 23.0 + 12;
            text("more", MARGIN, y, "and " + (view.others().size() - count) + " more");
        }
    }

    private void text(String kind, double x, double y, String text) {
        svg.append("<text class=\"")
                .append(kind)
                .append("\" x=\"")
                .append(SvgText.number(x))
                .append("\" y=\"");
        svg.append(SvgText.number(y))
                .append("\">")
                .append(SvgText.escaped(text))
                .append("</text>\n");
    }
}
