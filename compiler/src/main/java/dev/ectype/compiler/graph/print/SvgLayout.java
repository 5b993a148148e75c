package dev.ectype.compiler.graph.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Places the cards in columns of similar height, each target left of its referrers. */
final class SvgLayout {
    static final double CARD_WIDTH = 292;
    static final double COLUMN_GAP = 84;
    static final double ROW_GAP = 26;
    private static final int DEEPEST = 4;

    /** Holds the position and the size of a card. */
    record Box(double x, double y, double width, double height) {
        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    private final GraphView view;
    private final double[] heights;
    private final int[] layers;
    private final Box[] boxes;

    SvgLayout(GraphView view, List<Double> heights, double left, double top) {
        this.view = view;
        this.heights = heights.stream().mapToDouble(Double::doubleValue).toArray();
        this.layers = new int[this.heights.length];
        this.boxes = new Box[this.heights.length];
        layer();
        place(left, top);
    }

    Box box(int node) {
        return boxes[node];
    }

    List<Box> boxes() {
        return List.of(boxes);
    }

    /** Returns the bounding box of all cards. */
    Box extent() {
        double right = Arrays.stream(boxes).mapToDouble(Box::right).max().orElse(0);
        double bottom = Arrays.stream(boxes).mapToDouble(Box::bottom).max().orElse(0);
        return new Box(0, 0, right, bottom);
    }

    /** Assigns layers: each node stands right of its furthest target. Cycles stop at the deepest layer. */
    private void layer() {
        for (int round = 0; round < DEEPEST; round++) {
            for (GraphView.Edge edge : view.edges()) {
                boolean circle = edge.from() == edge.to() || layers[edge.to()] >= DEEPEST;
                if (!circle && layers[edge.from()] <= layers[edge.to()] && !pointsBack(edge)) {
                    layers[edge.from()] = layers[edge.to()] + 1;
                }
            }
        }
    }

    /** Returns whether an edge closes a pair of mutual references. The later node is taken to depend on the earlier. */
    private boolean pointsBack(GraphView.Edge edge) {
        return edge.from() < edge.to()
                && view.edges().stream().anyMatch(other -> other.from() == edge.to() && other.to() == edge.from());
    }

    private void place(double left, double top) {
        double tallest = tallest();
        double x = left;
        for (int layer = 0; layer <= DEEPEST; layer++) {
            double y = top;
            boolean used = false;
            for (int node : ordered(layer)) {
                if (used && y + heights[node] - top > tallest) {
                    x += CARD_WIDTH + COLUMN_GAP;
                    y = top;
                }
                boxes[node] = new Box(x, y, CARD_WIDTH, heights[node]);
                y += heights[node] + ROW_GAP;
                used = true;
            }
            x += used ? CARD_WIDTH + COLUMN_GAP : 0;
        }
    }

    /** Returns the column height that makes the picture about as wide as a screen. */
    private double tallest() {
        double area = Arrays.stream(heights)
                .map(height -> (height + ROW_GAP) * (CARD_WIDTH + COLUMN_GAP))
                .sum();
        return Math.max(520, Math.sqrt(area / 1.5));
    }

    /** Returns the nodes of a layer, each near its targets. */
    private List<Integer> ordered(int layer) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = 0; node < layers.length; node++) {
            if (layers[node] == layer) {
                nodes.add(node);
            }
        }
        double[] wanted = new double[layers.length];
        nodes.forEach(node -> wanted[node] = wanted(node, layer));
        nodes.sort((one, other) -> Double.compare(wanted[one], wanted[other]));
        return nodes;
    }

    private double wanted(int node, int layer) {
        return view.edges().stream()
                .filter(edge -> edge.from() == node && layers[edge.to()] < layer)
                .mapToDouble(edge -> boxes[edge.to()].y() + boxes[edge.to()].height() / 2)
                .average()
                .orElse(layer == 0 ? -degree(node) : Double.MAX_VALUE);
    }

    private double degree(int node) {
        return view.edges().stream()
                .filter(edge -> edge.to() == node || edge.from() == node)
                .count();
    }
}
