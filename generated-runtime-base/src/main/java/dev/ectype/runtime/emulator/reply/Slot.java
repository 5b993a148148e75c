package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.plan.PagingPlan;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Something in the envelope of a list that differs from page to page. */
enum Slot {
    ITEMS,
    TOTAL,
    HAS_MORE,
    NEXT_TOKEN,
    NEXT_URL,
    PREVIOUS_URL,
    LIMIT,
    OFFSET,
    PAGE,
    PAGES,
    COUNT;

    /** What a member of an envelope tells, judged by its name and the paging parameters; null for anything else. */
    static @Nullable Slot of(Member member, PagingPlan paging) {
        String name = plain(member.name());
        Document value = member.value();
        if (value.isNumber()) {
            return ofNumber(name, paging);
        }
        boolean link = name.equals("previous") || name.equals("prev") || name.equals("previousurl");
        return link && (value.isNull() || value.isString()) ? PREVIOUS_URL : null;
    }

    private static @Nullable Slot ofNumber(String name, PagingPlan paging) {
        if (name.equals(plain(paging.limit()))) {
            return LIMIT;
        }
        if (name.equals(plain(paging.offset()))) {
            return OFFSET;
        }
        if (name.equals(plain(paging.page()))) {
            return PAGE;
        }
        return switch (name) {
            case "limit", "perpage", "pagesize" -> LIMIT;
            case "offset", "skip" -> OFFSET;
            case "page", "currentpage", "pagenumber" -> PAGE;
            case "pages", "totalpages", "pagecount", "lastpage" -> PAGES;
            case "count", "itemcount", "numberofelements" -> COUNT;
            case "total", "totalcount", "totalitems", "totalresults", "totalelements" -> TOTAL;
            default -> null;
        };
    }

    private static String plain(@Nullable String name) {
        return name == null ? "" : name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
