package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.List;

/** The lines that only one of two texts has, in their order. */
record LineDifference(List<Change> changes) {
    LineDifference {
        changes = List.copyOf(changes);
    }

    /** A line that the second text lacks or adds. */
    record Change(boolean added, String line) {}

    static LineDifference of(List<String> before, List<String> after) {
        int[][] common = commonLines(before, after);
        List<Change> changes = new ArrayList<>();
        int left = 0;
        int right = 0;
        while (left < before.size() || right < after.size()) {
            boolean both = left < before.size() && right < after.size();
            if (both && before.get(left).equals(after.get(right))) {
                left++;
                right++;
            } else if (right == after.size() || both && common[left + 1][right] >= common[left][right + 1]) {
                changes.add(new Change(false, before.get(left++)));
            } else {
                changes.add(new Change(true, after.get(right++)));
            }
        }
        return new LineDifference(changes);
    }

    /** Returns the length of the longest common subsequence behind each two positions. */
    private static int[][] commonLines(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int left = before.size() - 1; left >= 0; left--) {
            for (int right = after.size() - 1; right >= 0; right--) {
                common[left][right] = before.get(left).equals(after.get(right))
                        ? common[left + 1][right + 1] + 1
                        : Math.max(common[left + 1][right], common[left][right + 1]);
            }
        }
        return common;
    }

    /** Returns the lines after {@code -} and {@code +}, without common indentation. */
    List<String> lines() {
        List<String> plain =
                Excerpt.unindented(changes.stream().map(Change::line).toList());
        List<String> signed = new ArrayList<>();
        for (int at = 0; at < plain.size(); at++) {
            signed.add((changes.get(at).added() ? "+ " : "- ") + plain.get(at));
        }
        return signed;
    }
}
