package dev.ectype.compiler.emit.step;

import dev.ectype.compiler.graph.Step;

/** Finds the steps that use the results of earlier steps. */
final class StepUsage {
    private StepUsage() {}

    /** Returns whether a step uses the result with a name. */
    static boolean of(Step step, String as) {
        return step instanceof Step.Lookup lookup && as.equals(lookup.within())
                || step instanceof Step.LookupNewest newest && as.equals(newest.within())
                || step instanceof Step.FilterByQualifiers qualify && as.equals(qualify.within())
                || step instanceof Step.LookupSingleton only && as.equals(only.within())
                || step instanceof Step.Query query && as.equals(query.within())
                || step instanceof Step.Insert insert && as.equals(insert.within())
                || step instanceof Step.Upsert upsert && as.equals(upsert.within())
                || step instanceof Step.StartOperation start && as.equals(start.within())
                || step instanceof Step.AdvanceOperation advance && as.equals(advance.target())
                || step instanceof Step.Replace replace && as.equals(replace.target())
                || step instanceof Step.Merge merge && as.equals(merge.target())
                || step instanceof Step.ChangeMany change && as.equals(change.within())
                || step instanceof Step.Transition transition && as.equals(transition.target())
                || step instanceof Step.StoreContent store && as.equals(store.target())
                || step instanceof Step.DeleteContent delete && as.equals(delete.target())
                || step instanceof Step.ReadSubResource part && as.equals(part.target())
                || step instanceof Step.WriteSubResource part && as.equals(part.target())
                || step instanceof Step.ClearSubResource part && as.equals(part.target())
                || step instanceof Step.ClearMembers clear && as.equals(clear.target())
                || step instanceof Step.SetFlag flag && as.equals(flag.target())
                || step instanceof Step.UpdateMembers adjust && as.equals(adjust.target())
                || step instanceof Step.RemoveMany remove && as.equals(remove.within())
                || step instanceof Step.Remove remove && as.equals(remove.target())
                || step instanceof Step.Publish publish && as.equals(publish.target())
                || step instanceof Step.ListReferrers referrers && as.equals(referrers.target())
                || step instanceof Step.Fetch fetch && as.equals(fetch.target())
                || step instanceof Step.EditList edit && (as.equals(edit.target()) || as.equals(edit.items()))
                || step instanceof Step.Link link && (as.equals(link.target()) || as.equals(link.owner()))
                || step instanceof Step.RequireLink linked && (as.equals(linked.target()) || as.equals(linked.owner()))
                || step instanceof Step.Unlink unlink && (as.equals(unlink.target()) || as.equals(unlink.owner()));
    }
}
