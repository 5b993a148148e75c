package dev.ectype.runtime.emulator.carry;

import java.util.List;

/**
 * Counts the instances that a carry-over kept and lists the lost ones.
 *
 * @param documents the number of instances kept
 * @param resources the number of resources with kept instances
 * @param lost the dropped items, in the order of the snapshot
 */
public record CarryOverResult(int documents, int resources, List<LostItem> lost) {
    public CarryOverResult {
        lost = List.copyOf(lost);
    }
}
