package dev.ectype.compiler.emit;

import dev.ectype.compiler.graph.Step;

/** What steps make of what earlier ones found. */
final class StepUse {
    private StepUse() {}

    /** Whether a step speaks of what an earlier one found under that name. */
    static boolean of(Step step, String as) {
        return step instanceof Step.Lookup lookup && as.equals(lookup.within())
                || step instanceof Step.Newest newest && as.equals(newest.within())
                || step instanceof Step.Qualify qualify && as.equals(qualify.within())
                || step instanceof Step.Only only && as.equals(only.within())
                || step instanceof Step.Query query && as.equals(query.within())
                || step instanceof Step.Insert insert && as.equals(insert.within())
                || step instanceof Step.Upsert upsert && as.equals(upsert.within())
                || step instanceof Step.Start start && as.equals(start.within())
                || step instanceof Step.Settle settle && as.equals(settle.target())
                || step instanceof Step.Replace replace && as.equals(replace.target())
                || step instanceof Step.Merge merge && as.equals(merge.target())
                || step instanceof Step.ChangeMany change && as.equals(change.within())
                || step instanceof Step.Transition transition && as.equals(transition.target())
                || step instanceof Step.Keep keep && as.equals(keep.target())
                || step instanceof Step.Forget forget && as.equals(forget.target())
                || step instanceof Step.ReadPart part && as.equals(part.target())
                || step instanceof Step.WritePart part && as.equals(part.target())
                || step instanceof Step.ClearPart part && as.equals(part.target())
                || step instanceof Step.Clear clear && as.equals(clear.target())
                || step instanceof Step.Mark mark && as.equals(mark.target())
                || step instanceof Step.Adjust adjust && as.equals(adjust.target())
                || step instanceof Step.RemoveMany remove && as.equals(remove.within())
                || step instanceof Step.Remove remove && as.equals(remove.target())
                || step instanceof Step.Publish publish && as.equals(publish.target())
                || step instanceof Step.Referrers referrers && as.equals(referrers.target())
                || step instanceof Step.Fetch fetch && as.equals(fetch.target())
                || step instanceof Step.Emit emit && as.equals(emit.target())
                || step instanceof Step.Gather gather && (as.equals(gather.target()) || as.equals(gather.things()))
                || step instanceof Step.Link link && (as.equals(link.target()) || as.equals(link.holder()))
                || step instanceof Step.Linked linked && (as.equals(linked.target()) || as.equals(linked.holder()))
                || step instanceof Step.Unlink unlink && (as.equals(unlink.target()) || as.equals(unlink.holder()));
    }
}
