package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.id.IdKind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the page of the resource that an identifier names. */
public final class TargetLink {
    private static final Map<IdKind, Section> PAGES = Map.of(
            IdKind.PROJECT, Section.PROJECTS,
            IdKind.EMULATOR, Section.EMULATORS,
            IdKind.SNAPSHOT, Section.SNAPSHOTS,
            IdKind.EVENT, Section.EVENTS,
            IdKind.KEY, Section.API_KEYS,
            IdKind.USER, Section.MEMBERS);

    private TargetLink() {}

    /** Returns the address of the page; null if the resource has none of its own. */
    public static @Nullable String of(String id) {
        for (Map.Entry<IdKind, Section> page : PAGES.entrySet()) {
            if (page.getKey().parse(id).isPresent()) {
                return page.getValue().path() + "/" + id;
            }
        }
        return null;
    }
}
