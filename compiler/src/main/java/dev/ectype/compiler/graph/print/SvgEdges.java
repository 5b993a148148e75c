package dev.ectype.compiler.graph.print;

import java.util.Locale;

/** Draws relationships as labelled lines and highlights the lines of the card under the pointer. */
final class SvgEdges {
    /** With more lines than this, labels appear only under the pointer. */
    private static final int MOST_NAMES = 80;

    private static final int LONGEST_NAME = 14;

    private final GraphView view;
    private final SvgLayout layout;
    private final SvgAnchors anchors;

    SvgEdges(GraphView view, SvgLayout layout, SvgAnchors anchors) {
        this.view = view;
        this.layout = layout;
        this.anchors = anchors;
    }

    /** Returns CSS rules that keep the lines of a hovered card visible, since the picture has no script. */
    static String rules(GraphView view, SvgAnchors anchors) {
        StringBuilder rules = new StringBuilder();
        for (int node = 0; node < view.nodes().size(); node++) {
            String card = "svg:has(#" + anchors.of(view.nodes().get(node)).replace(".", "\\.") + ":hover) .n" + node;
            rules.append(card).append("{opacity:1}").append(card).append(" .label{opacity:1}\n");
        }
        return rules.toString();
    }

    void draw(StringBuilder svg) {
        SvgRoute route = new SvgRoute(layout.boxes());
        int[] counts = new int[view.nodes().size()];
        view.edges().forEach(edge -> counts[edge.from()]++);
        int[] drawn = new int[view.nodes().size()];
        for (int number = 0; number < view.edges().size(); number++) {
            GraphView.Edge edge = view.edges().get(number);
            SvgLayout.Box from = layout.box(edge.from());
            SvgLayout.Box to = layout.box(edge.to());
            double start = SvgRoute.start(from, drawn[edge.from()]++, counts[edge.from()]);
            draw(
                    edge,
                    route.path(from, to, start, number),
                    from.x() > to.x() ? from.x() - 5 : from.right() + 5,
                    start,
                    svg);
        }
    }

    private void draw(GraphView.Edge edge, String path, double x, double y, StringBuilder svg) {
        GraphView.Node to = view.nodes().get(edge.to());
        String kind = edge.kind().name().toLowerCase(Locale.ROOT);
        svg.append("<a class=\"link n").append(edge.from()).append(" n").append(edge.to());
        svg.append("\" href=\"#").append(anchors.of(to)).append("\"><title>");
        svg.append(SvgText.escaped(view.nodes().get(edge.from()).resource().name() + "." + edge.name() + " → "
                + to.resource().name()));
        svg.append("</title><path class=\"hit\" d=\"").append(path).append("\"/><path class=\"edge ");
        svg.append(kind).append("\" d=\"").append(path).append("\"/>");
        boolean many = view.edges().size() > MOST_NAMES;
        boolean leftward = x < layout.box(edge.from()).x();
        svg.append("<text class=\"label").append(leftward ? " left" : "").append(many ? " many" : "");
        svg.append("\" x=\"").append(SvgText.number(x)).append("\" y=\"").append(SvgText.number(y - 3));
        svg.append("\">")
                .append(SvgText.escaped(SvgText.fitted(edge.name(), LONGEST_NAME)))
                .append("</text></a>\n");
    }
}
