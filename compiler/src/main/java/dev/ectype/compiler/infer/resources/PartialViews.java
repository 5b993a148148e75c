package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Recognises types with some paths of an instance: {@code Scale} with {@code spec.replicas} is a view of a unit whose
 * {@code spec} has further members.
 */
final class PartialViews {
    private static final int DEEPEST = 4;

    private final TypeShapes shapes;
    private int values;
    private int common;
    private int nested;

    private PartialViews(TypeShapes shapes) {
        this.shapes = shapes;
    }

    /** Returns whether most values of a type are at the same paths of the instance, and one of them is in an object of another type. */
    static boolean isView(TypeShapes shapes, TypeRef view, TypeRef instance) {
        PartialViews views = new PartialViews(shapes);
        views.compare(view, instance, 0);
        return views.nested > 0 && 2 * views.common > views.values;
    }

    private void compare(TypeRef view, @Nullable TypeRef instance, int depth) {
        for (ObjectMember member : shapes.shape(view).members().values()) {
            ObjectMember stored =
                    instance == null ? null : shapes.shape(instance).member(member.name());
            boolean same = stored != null
                    && shapes.names(member.type()).stream().anyMatch(shapes.names(stored.type())::contains);
            boolean inner = !same
                    && depth < DEEPEST
                    && !shapes.shape(member.type()).isEmpty()
                    && shapes.items(member.type()) == null;
            if (inner) {
                compare(member.type(), stored == null ? null : stored.type(), depth + 1);
            } else {
                values++;
                common += stored == null ? 0 : 1;
                nested += stored == null || depth == 0 ? 0 : 1;
            }
        }
    }
}
