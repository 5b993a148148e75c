package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Collects the page tokens in the examples of a list response and of its token member. */
record ExampleTokens(List<String> texts) {
    static ExampleTokens of(@Nullable MediaPlan media, PagingPlan paging) {
        MemberPath path = paging.nextToken();
        if (media == null || path == null) {
            return new ExampleTokens(List.of());
        }
        Schema member = SchemaShape.at(media.type(), path);
        Stream<Document> ofMember = member == null
                ? Stream.empty()
                : Stream.of(member, SchemaShape.bare(member)).flatMap(type -> type.notes().examples().stream());
        Stream<Document> ofReply = media.examples().stream().flatMap(example -> Stream.ofNullable(example.at(path)));
        return new ExampleTokens(Stream.concat(ofReply, ofMember)
                .filter(example -> example.isString() && !example.text().isEmpty())
                .map(Document::text)
                .toList());
    }
}
