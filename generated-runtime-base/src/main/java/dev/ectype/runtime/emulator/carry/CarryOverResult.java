package dev.ectype.runtime.emulator.carry;

import java.util.List;

/**
 * What came of taking a state over.
 *
 * @param documents how many instances were kept
 * @param resources of how many resources they are
 * @param lost what was not kept, in the order of the snapshot
 */
public record CarryOverResult(int documents, int resources, List<LostItem> lost) {
    public CarryOverResult {
        lost = List.copyOf(lost);
    }
}
