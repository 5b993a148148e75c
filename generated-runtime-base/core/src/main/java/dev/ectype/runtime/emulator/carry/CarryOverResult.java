package dev.ectype.runtime.emulator.carry;

import java.util.List;

/**
 * Counts the instances that a carry-over kept and lists the lost ones.
 *
 * @param documents the number of instances kept
 * @param resources the number of resources with kept instances
 * @param lost the dropped items, in the order of the snapshot
 * @param hidden the kept instances that no path finds, because their parent is missing
 */
public record CarryOverResult(int documents, int resources, List<LostItem> lost, List<LostItem> hidden) {
    public CarryOverResult {
        lost = List.copyOf(lost);
        hidden = List.copyOf(hidden);
    }

    public CarryOverResult(int documents, int resources, List<LostItem> lost) {
        this(documents, resources, lost, List.of());
    }
}
